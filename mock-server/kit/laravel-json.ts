/** ISO date and time with milliseconds, as JavaScript writes it, that is a whole JSON string: a quote within one has a backslash. */
const JAVASCRIPT_DATES = /(?<!\\)"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})Z"/g

/** JSON as Laravel sends it: dates have microseconds. Undefined for undefined. */
export const laravelJson = (value: unknown): string | undefined =>
  // A replacer would be called for each of the thousands of texts that a sign-in sends.
  (JSON.stringify(value) as string | undefined)?.replace(JAVASCRIPT_DATES, '"$1000Z"')
