import { parseSetCookie as parseLine } from '../../../tools/doctor/probe/set-cookie'

/** A cookie; `sameSite` in BiDi's spelling, `expiry` in seconds. */
export type Cookie = {
  name: string
  value: string
  domain: string
  path: string
  httpOnly: boolean
  secure: boolean
  sameSite?: string | undefined
  expiry?: number | undefined
}

/** Identity of a cookie: setting another one with the same key replaces it. */
export const cookieKey = ({ name, domain, path }: Cookie): string =>
  JSON.stringify([domain.replace(/^\./, ''), path, name])

/** Whether requests to the URL carry the cookie. */
export function isFor({ domain, path }: Cookie, { hostname, pathname }: URL): boolean {
  const host = domain.replace(/^\./, '')
  return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(path)
}

/** Parses a `Set-Cookie` header. Undefined for one without a name. */
export function parseSetCookie(header: string, url: URL): Cookie | undefined {
  const line = parseLine(header)
  if (!line) return undefined
  const { name, value, attributes } = line
  return {
    name,
    value,
    domain: attributes['domain'] ?? url.hostname,
    path: attributes['path'] ?? '/',
    httpOnly: 'httponly' in attributes,
    secure: 'secure' in attributes,
    sameSite: attributes['samesite']?.toLowerCase() ?? 'lax',
    expiry: expiryOf(attributes),
  }
}

function expiryOf({ 'max-age': maxAge, expires }: Readonly<Record<string, string>>): number | undefined {
  if (maxAge !== undefined) return Math.floor(Date.now() / 1_000) + Number(maxAge)
  return expires === undefined ? undefined : Math.floor(Date.parse(expires) / 1_000)
}

/** Writes a `Set-Cookie` header. */
export function toSetCookie(
  { name, value, domain, path, httpOnly, secure, sameSite, expiry }: Cookie,
  url: URL,
): string {
  return [
    `${name}=${value}`,
    `Path=${path}`,
    ...(domain === url.hostname ? [] : [`Domain=${domain}`]),
    ...(expiry === undefined ? [] : [`Expires=${new Date(expiry * 1_000).toUTCString()}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
    ...(sameSite && sameSite !== 'default' ? [`SameSite=${sameSite}`] : []),
  ].join('; ')
}
