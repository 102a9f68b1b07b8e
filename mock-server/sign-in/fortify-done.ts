/** Fortify's response without data: an empty JSON string (backend contract, section 2). */
export const FORTIFY_DONE = '' as const
