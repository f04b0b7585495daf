import * as fc from 'fast-check'

fc.configureGlobal({
  // As in `npm test`: the cases of property tests do not change from mutant to mutant.
  seed: Number(process.env['PROPERTY_SEED'] ?? 1),
  // The first cases find most faults; all of them, for each mutant, would take hours.
  interruptAfterTimeLimit: 200,
})
