import fc from 'fast-check'

/** Seed of the property tests: constant, so that runs are comparable. `PROPERTY_SEED` tries another. */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122)

fc.configureGlobal({ seed: propertySeed })
