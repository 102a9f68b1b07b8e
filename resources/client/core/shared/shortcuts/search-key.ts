/** Shortcut that opens the search from anywhere on the page. */
export const SEARCH_KEY = '/'
