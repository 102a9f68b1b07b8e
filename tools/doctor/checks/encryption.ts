import { days } from '@/lib/dates/duration'

import { finding, type Outcome, when } from '../finding'
import { isUsable, redirectOf } from '../probe/send'
import type { Site } from '../probe/site'
import type { Check } from './check'

/** Whether visitors get to https, at the address that they ask for, and stay there. */
export const encryption: Check = {
  area: 'reach',
  needsPage: false,
  run: async (site) => [...strictTransport(site), ...(await openHttp(site))],
}

/** A public site needs https, and its http port must redirect there. */
async function openHttp({ root, isPublic, hops, send }: Site): Promise<Outcome[]> {
  if (!isPublic) return []
  if (root.protocol === 'http:')
    return hops.some(({ url }) => url.protocol === 'https:') ? [] : [finding('reach.insecure', root.href)]
  if (root.port !== '') return []
  const https = new URL('login', root)
  // A closed port 80 is fine.
  const [home, route] = await Promise.all([root, https].map((url) => send(unencrypted(url)).catch(() => undefined)))
  if (home && isUsable(home)) return [finding('reach.http-open', `${home.url.href}: status ${home.status}`)]
  const target = route && redirectOf(route)
  return when(target?.protocol === 'https:' && target.href !== https.href, () =>
    finding('reach.http-target', `${unencrypted(https).href} → ${target?.href}`),
  )
}

const unencrypted = ({ href }: URL) => new URL(href.replace(/^https:/, 'http:'))

/** Shortest useful time for which browsers remember to use https, in seconds. */
const MIN_STRICT = days(1) / 1000

function strictTransport({ root, isPublic, page }: Site): Outcome[] {
  const header = page.headers.get('strict-transport-security')
  const seconds = Number(/\bmax-age="?(\d+)/i.exec(header ?? '')?.[1] ?? 0)
  return when(isPublic && root.protocol === 'https:' && seconds < MIN_STRICT, () =>
    finding('reach.hsts', `Strict-Transport-Security: ${header ?? 'missing'}`),
  )
}
