import { XSRF_COOKIE } from '@/contract/machinery/wire'
import { minutes } from '@/lib/dates/duration'

import type { FindingId } from '../catalogue'
import { finding, type Outcome, when } from '../finding'
import { describeCookie, ownCookies, type SetCookie } from '../probe/set-cookie'
import type { Site } from '../probe/site'
import type { Check } from './check'

/** Session cookie and XSRF-TOKEN: present, readable by the right side, kept by browsers. */
export const cookieAttributes: Check = {
  area: 'cookies',
  needsPage: true,
  run: (site) => {
    const cookies = ownCookies(site.cookies)
    return [...presence(cookies), ...rules.flatMap((rule) => apply(rule, { ...site, cookies })), ...duplicates(cookies)]
  },
}

const isXsrf = ({ name }: SetCookie) => name === XSRF_COOKIE
const isHttpOnly = ({ attributes }: SetCookie) => 'httponly' in attributes
const isSecure = ({ attributes }: SetCookie) => 'secure' in attributes
const looksLikeSession = ({ name }: SetCookie) => /sess/i.test(name)

function presence(cookies: readonly SetCookie[]): Outcome[] {
  const names = cookies.map(({ name }) => name).join(', ') || 'none'
  const readable = cookies.find((cookie) => !isXsrf(cookie) && !isHttpOnly(cookie) && looksLikeSession(cookie))
  const hidden = cookies.some((cookie) => !isXsrf(cookie) && isHttpOnly(cookie))
  return [
    ...when(!cookies.some(isXsrf), () => finding('cookies.xsrf-missing', `Set-Cookie: ${names}`)),
    ...when(readable, () => finding('cookies.session-readable', readable ? describeCookie(readable) : '')),
    ...when(!hidden && !readable, () => finding('cookies.session-missing', `Set-Cookie: ${names}`)),
  ]
}

/** Browsers discard larger cookies (RFC 6265bis), name and value together, in bytes. */
const MAX_BYTES = 4096
/** Shorter sessions end while a form is filled in, in seconds. */
const MIN_LIFETIME = minutes(10) / 1000

type Rule = { id: FindingId; isBroken: (cookie: SetCookie, site: Site) => boolean }

/** Rules for the cookies that the page depends on. */
const rules: Rule[] = [
  { id: 'cookies.xsrf-http-only', isBroken: (cookie) => isXsrf(cookie) && isHttpOnly(cookie) },
  {
    id: 'cookies.secure-missing',
    isBroken: (cookie, { root }) => root.protocol === 'https:' && !isSecure(cookie) && sameSite(cookie) !== 'none',
  },
  { id: 'cookies.secure-over-http', isBroken: (cookie, { root }) => root.protocol === 'http:' && isSecure(cookie) },
  { id: 'cookies.same-site-none', isBroken: (cookie) => sameSite(cookie) === 'none' && !isSecure(cookie) },
  { id: 'cookies.same-site-open', isBroken: (cookie) => sameSite(cookie) === 'none' && isSecure(cookie) },
  {
    id: 'cookies.lifetime',
    isBroken: ({ attributes }) => Number(attributes['max-age'] ?? MIN_LIFETIME) < MIN_LIFETIME,
  },
  { id: 'cookies.too-large', isBroken: ({ name, value }) => name.length + value.length > MAX_BYTES },
  { id: 'cookies.same-site-strict', isBroken: (cookie) => sameSite(cookie) === 'strict' && !isXsrf(cookie) },
  { id: 'cookies.domain', isBroken: (cookie, { root }) => !coversHost(cookie.attributes['domain'], root.hostname) },
  { id: 'cookies.path', isBroken: (cookie, { root }) => !coversPath(cookie.attributes['path'], root.pathname) },
  { id: 'cookies.prefix', isBroken: (cookie) => breaksPrefix(cookie) },
]

function apply({ id, isBroken }: Rule, site: Site): Outcome[] {
  const broken = site.cookies.filter((cookie) => (isXsrf(cookie) || isHttpOnly(cookie)) && isBroken(cookie, site))
  return when(broken.length > 0, () => finding(id, broken.map(describeCookie).join(' | ')))
}

const sameSite = ({ attributes }: SetCookie) => attributes['samesite']?.toLowerCase()

function coversHost(domain: string | undefined, host: string): boolean {
  const parent = domain?.replace(/^\./, '').toLowerCase()
  return !parent || host === parent || host.endsWith(`.${parent}`)
}

const coversPath = (path: string | undefined, root: string) => !path || root.startsWith(path.replace(/\/?$/, '/'))

function breaksPrefix({ name, attributes }: SetCookie): boolean {
  if (!/^__(?:Host|Secure)-/.test(name)) return false
  const isLoose = 'domain' in attributes || attributes['path'] !== '/'
  return !('secure' in attributes) || (name.startsWith('__Host-') && isLoose)
}

function duplicates(cookies: readonly SetCookie[]): Outcome[] {
  const twice = cookies.filter(({ name }, index) => cookies.findIndex((other) => other.name === name) !== index)
  const [first] = twice
  return when(first, () => finding('cookies.duplicate', first ? describeCookie(first) : ''))
}
