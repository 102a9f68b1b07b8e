import { finding, type Outcome, when } from '../finding'
import type { Site } from '../probe/site'
import type { Check } from './check'

/** Headers besides the Content Security Policy that change how the page's calls and popups work. */
export const pageHeaders: Check = {
  area: 'policy',
  needsPage: true,
  run: (site) => [...referrerPolicy(site), ...openerPolicy(site)],
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
