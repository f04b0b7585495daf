import * as fc from '../../../node_modules/fast-check/lib/fast-check.js'

/** Property tests try the same cases in every run, so that no change is refused by chance; `PROPERTY_SEED` gives others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

export * from '../../../node_modules/fast-check/lib/fast-check.js'
