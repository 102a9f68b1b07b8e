import fc from 'fast-check'

/** Where the inputs of properties begin: always the same, so that two runs say the same; `PROPERTY_SEED` looks elsewhere. */
export const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122)

fc.configureGlobal({ seed: propertySeed })
