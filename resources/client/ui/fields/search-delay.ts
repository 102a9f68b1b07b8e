/** Typing has to rest so long before a search is made, in milliseconds (spec section 9). */
export const SEARCH_DELAY = 300
