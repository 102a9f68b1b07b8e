/** Debounce of search fields, in milliseconds (spec section 9). */
export const SEARCH_DELAY = 300
