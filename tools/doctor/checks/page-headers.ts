import { finding, type Outcome, when } from '../finding'
import { allowsUrl } from '../probe/csp'
import type { Site } from '../probe/site'
import type { Check } from './check'

/** Headers besides the Content Security Policy that change how the page's calls and popups work. */
export const pageHeaders: Check = {
  area: 'policy',
  needsPage: true,
  run: (site) => [
    ...referrerPolicy(site),
    ...openerPolicy(site),
    ...framing(site),
    ...features(site),
    ...storedData(site),
  ],
}

const DOCUMENTED =
  /^(?:no-referrer|no-referrer-when-downgrade|same-origin|origin|strict-origin|origin-when-cross-origin|strict-origin-when-cross-origin|unsafe-url|never)$/

/** The last known value counts; a `<meta>` tag overrides the header. */
function referrerPolicy({ page, document }: Site): Outcome[] {
  const meta = document.tags.flatMap(({ name, attributes }) =>
    name === 'meta' && attributes['name']?.toLowerCase() === 'referrer' ? (attributes['content'] ?? '') : [],
  )
  const values = [...(page.headers.get('referrer-policy') ?? '').split(','), ...meta].map((value) =>
    value.trim().toLowerCase(),
  )
  const used = values.findLast((value) => DOCUMENTED.test(value))
  return when(used === 'no-referrer' || used === 'never', () => finding('policy.referrer', `Referrer-Policy: ${used}`))
}

function openerPolicy({ page, settings }: Site): Outcome[] {
  const value = page.headers.get('cross-origin-opener-policy')?.split(';')[0]?.trim()
  const { google, facebook, twitter, envato } = settings.social
  const hasPopups = [google, facebook, twitter, envato].some(({ enable }) => enable)
  return when(hasPopups && (value === 'same-origin' || value === 'noopener-allow-popups'), () =>
    finding('policy.opener', `Cross-Origin-Opener-Policy: ${value}`),
  )
}

/** The appearance editor shows the site in a frame. `frame-ancestors` overrides X-Frame-Options. */
function framing({ page, policies, root }: Site): Outcome[] {
  const lists = policies.flatMap((policy) => [policy.get('frame-ancestors') ?? []].filter((list) => list.length > 0))
  const refusing = lists.find((list) => !allowsUrl(list, root, root))
  const option = page.headers.get('x-frame-options')
  const isDenied = lists.length === 0 && /^\s*deny\s*$/i.test(option ?? '')
  return [
    ...when(refusing, () => finding('policy.framed', `frame-ancestors ${refusing?.join(' ')}`)),
    ...when(isDenied, () => finding('policy.framed', `X-Frame-Options: ${option}`)),
  ]
}

/** Features of the browser that the client uses. */
const USED = ['autoplay', 'clipboard-write', 'web-share']

function features({ page }: Site): Outcome[] {
  const header = page.headers.get('permissions-policy') ?? ''
  const denied = USED.filter((name) => new RegExp(`(?:^|[,\\s])${name}=\\(\\s*\\)`).test(header))
  return when(denied.length > 0, () => finding('policy.permissions', `Permissions-Policy denies ${denied.join(', ')}`))
}

function storedData({ page }: Site): Outcome[] {
  const clearing = page.headers.get('clear-site-data')
  const embedder = page.headers.get('cross-origin-embedder-policy')
  return [
    ...when(clearing, () => finding('policy.clear-site-data', `Clear-Site-Data: ${clearing}`)),
    ...when(/^(?:require-corp|credentialless)\b/.test(embedder ?? ''), () =>
      finding('policy.embedder', `Cross-Origin-Embedder-Policy: ${embedder}`),
    ),
  ]
}
