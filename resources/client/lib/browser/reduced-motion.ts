/** Media query of users who want nothing to move. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
