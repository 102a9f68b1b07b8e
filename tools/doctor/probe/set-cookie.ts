/** A `Set-Cookie` line; attribute names are in lower case. */
export type SetCookie = { name: string; value: string; attributes: Readonly<Record<string, string>> }

/** Parses a `Set-Cookie` line; undefined without a name. */
export function parseSetCookie(line: string): SetCookie | undefined {
  const [pair = '', ...rest] = line.split(';')
  const at = pair.indexOf('=')
  if (at < 1) return undefined
  const attributes = rest.map((text): [string, string] => {
    const [name = '', ...value] = text.split('=')
    return [name.trim().toLowerCase(), value.join('=').trim()]
  })
  return {
    name: pair.slice(0, at).trim(),
    value: pair.slice(at + 1).trim(),
    attributes: Object.fromEntries(attributes),
  }
}

/** Cookies of a response. */
export const cookiesOf = (headers: Headers): SetCookie[] =>
  headers.getSetCookie().flatMap((line) => parseSetCookie(line) ?? [])

/** Cookies that proxies and load balancers add. */
const OF_PROXIES = /^(?:__cf|_cf|cf_|AWSALB|AWSELB|ARRAffinity|GCLB|SERVERID|incap_ses|visid_incap)/

/** Cookies that Laravel itself sets. */
export const ownCookies = (cookies: readonly SetCookie[]): SetCookie[] =>
  cookies.filter(({ name }) => !OF_PROXIES.test(name))

/** The cookie without its value, which is secret. */
export const describeCookie = ({ name, attributes }: SetCookie): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => (value === '' ? key : `${key}=${value}`))]
    .filter((part) => !/^(?:expires|max-age)=/.test(part))
    .join('; ')

/** `Cookie` header that returns the cookies. */
export const cookieHeader = (cookies: readonly SetCookie[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
