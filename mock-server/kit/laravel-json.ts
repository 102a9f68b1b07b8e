/** ISO date and time with milliseconds, as JavaScript writes it. */
const JAVASCRIPT_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** JSON as Laravel sends it: dates have microseconds. Undefined for undefined. */
export const laravelJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' && JAVASCRIPT_DATE.test(inner) ? inner.replace('Z', '000Z') : inner,
  )
