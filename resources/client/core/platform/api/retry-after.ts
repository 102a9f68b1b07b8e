/** Seconds to wait, read from a `Retry-After` header: a number or an HTTP date (RFC 9110, 10.2.3). Undefined when it asks for no wait. */
export function retryAfterOf(header: unknown): number | undefined {
  if (typeof header !== 'string') return undefined
  const wait = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return wait > 0 ? wait : undefined
}
