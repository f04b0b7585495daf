import * as fc from 'fast-check'

fc.configureGlobal({
  // Uses the seed of `npm test`, so that the cases of property tests are the same for each mutant.
  seed: Number(process.env['PROPERTY_SEED'] ?? 1),
  // Stops after the first cases, which find most faults: all cases for each mutant would take hours.
  interruptAfterTimeLimit: 200,
})
