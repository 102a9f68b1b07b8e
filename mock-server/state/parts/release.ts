/** Names of the backend's releases in their order; rules/releases has their differences. */
export const releaseNames = ['A', 'B1', 'B2', 'C'] as const

/** A release of the backend. */
export type Release = (typeof releaseNames)[number]

/** Release that the mock emulates unless another is requested. */
export const DEFAULT_RELEASE: Release = 'B1'
