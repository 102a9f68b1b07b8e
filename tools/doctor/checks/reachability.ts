import { days } from '@/lib/dates/duration'

import { finding, type Outcome, when } from '../finding'
import { interruption } from '../interruption'
import { redirectOf } from '../probe/send'
import type { Site } from '../probe/site'
import type { Check } from './check'

/** Certificates are renewed automatically 30 days before their end. */
const RENEWAL_MS = days(14)

/** Redirects on the way, the certificate, and requests that failed. */
export const reachability: Check = {
  area: 'reach',
  needsPage: false,
  run: (site) => [...redirects(site), ...certificate(site), ...site.failures.map(interruption).slice(0, 1)],
}

function redirects({ requested, root, hops }: Site): Outcome[] {
  const downgrade = hops.find((reply) => reply.url.protocol === 'https:' && redirectOf(reply)?.protocol === 'http:')
  return [
    ...when(requested.host !== root.host, () => finding('reach.redirect-host', `${requested.origin} → ${root.origin}`)),
    ...when(downgrade, () => finding('reach.redirect-insecure', `${downgrade?.url.origin} → ${root.origin}`)),
  ]
}

function certificate({ page, now }: Site): Outcome[] {
  const { certificateEnds: end } = page
  if (end === undefined || end - now > RENEWAL_MS) return []
  return [finding('reach.tls-expires', `valid until ${new Date(end).toISOString().slice(0, 10)}`)]
}
