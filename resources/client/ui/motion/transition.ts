/** Default transition, in seconds: `--animate-rise` and `--ease-out` of styles/theme.css. */
export const TRANSITION = { duration: 0.2, ease: [0.2, 0.8, 0.3, 1] as const }
