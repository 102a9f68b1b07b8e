import project from '../package.json' with { type: 'json' }

/** Version of the project: of the bundle, the contract and the commands. Packed commands contain it. */
export const VERSION: string = project.version
