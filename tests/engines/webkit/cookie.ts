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
  const bare = domain.replace(/^\./, '')
  return (hostname === bare || hostname.endsWith(`.${bare}`)) && pathname.startsWith(path)
}

/** Parses a `Set-Cookie` header. Undefined for one without a name. */
export function parseSetCookie(header: string, url: URL): Cookie | undefined {
  const [pair = '', ...rest] = header.split(';')
  const split = pair.indexOf('=')
  if (split < 1) return undefined
  const attributes = new Map(
    rest.map((part): [string, string] => {
      const [name = '', ...value] = part.trim().split('=')
      return [name.toLowerCase(), value.join('=')]
    }),
  )
  return {
    name: pair.slice(0, split).trim(),
    value: pair.slice(split + 1).trim(),
    domain: attributes.get('domain') ?? url.hostname,
    path: attributes.get('path') ?? '/',
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
    sameSite: attributes.get('samesite')?.toLowerCase() ?? 'lax',
    expiry: expiryOf(attributes),
  }
}

function expiryOf(attributes: Map<string, string>): number | undefined {
  const maxAge = attributes.get('max-age')
  if (maxAge !== undefined) return Math.floor(Date.now() / 1_000) + Number(maxAge)
  const expires = attributes.get('expires')
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
