import * as fc from 'fast-check'

// As `npm test`: the cases of property tests do not change from mutant to mutant.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })
