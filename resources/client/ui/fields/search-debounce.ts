/** Debounce of search fields, in milliseconds (spec section 9). */
export const SEARCH_DEBOUNCE_MS = 300
