/** Messages that are not reported (spec section 8): nobody can act on them. */
export const IGNORED_MESSAGES = [
  // Failed module imports: offline, or a new release replaced the files. The site offers to load it anew.
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  // Translators and extensions move nodes under React's hands. Safari names no method.
  /\b(removeChild|insertBefore)\b/,
  /^NotFoundError: The object can not be found here/,
  /ResizeObserver loop/,
  // The visitor closed the system's sharing sheet.
  /share cancell?ed|cancellation of share/i,
]

/** Where errors come from that are not ours: browser extensions (spec section 8). */
export const IGNORED_SOURCES = [/^[a-z-]+-extension:/i, /^webkit-masked-url:/i]
