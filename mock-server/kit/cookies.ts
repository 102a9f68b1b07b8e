function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Parses a `Cookie` header into URL-decoded values by name; a malformed value stays encoded. */
export function parseCookies(header: string | null | undefined): Record<string, string> {
  const pairs = (header ?? '').split(/;\s*/).flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeValue(pair.slice(at + 1))]]
  })
  return Object.fromEntries(pairs)
}

type Attributes = { httpOnly?: boolean; maxAge?: number }

/**
 * Writes a `Set-Cookie` line for the whole host, URL-encoded like Laravel's. `maxAge` is in ms; without it, the cookie
 * lasts for the browser session.
 */
export function setCookie(name: string, value: string, { httpOnly, maxAge }: Attributes = {}): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${Math.round(maxAge / 1000)}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
  ]
  return parts.join('; ')
}
