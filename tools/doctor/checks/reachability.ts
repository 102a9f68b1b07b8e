import { HttpStatus, isServerError } from '@/contract/machinery/http-status'
import { days } from '@/lib/dates/duration'

import { finding, type Outcome, when } from '../finding'
import { isUsable, redirectOf } from '../probe/send'
import { isListing, type Site } from '../probe/site'
import type { Check } from './check'

/** Certificates are renewed automatically 30 days before their end. */
const RENEWAL_MS = days(14)

/** Redirects on the way, TLS, and the page's status. */
export const reachability: Check = {
  area: 'reach',
  needsPage: false,
  run: async (site) => [...redirects(site), ...certificate(site), ...(await openHttp(site)), ...status(site)],
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

/** A public site needs https, and its http port must redirect there. */
async function openHttp({ root, isPublic, hops, send }: Site): Promise<Outcome[]> {
  if (!isPublic) return []
  if (root.protocol === 'http:')
    return hops.some(({ url }) => url.protocol === 'https:') ? [] : [finding('reach.insecure', root.href)]
  if (root.port !== '') return []
  const http = new URL(root)
  http.protocol = 'http:'
  // A closed port 80 is fine.
  const reply = await send(http).catch(() => undefined)
  return when(reply && isUsable(reply), () => finding('reach.http-open', `${http.href}: status ${reply?.status}`))
}

function status({ page, isShown }: Site): Outcome[] {
  const { status: code, text, headers } = page
  const seen = `${page.url.origin}${page.url.pathname}: status ${code}`
  if (/Unable to locate file in Vite manifest/i.test(text)) return [finding('build.entry-key', seen)]
  if (/Vite manifest not found/i.test(text)) return [finding('build.manifest-missing', seen)]
  if (code === HttpStatus.ServiceUnavailable) return [finding('reach.maintenance', seen)]
  if (isServerError(code)) return [finding('reach.server-error', seen)]
  if (code === HttpStatus.Unauthorized && headers.has('www-authenticate')) return [finding('reach.password', seen)]
  if (code !== HttpStatus.Ok) return [finding('reach.status', seen)]
  if (/^\s*<\?php/.test(text)) return [finding('reach.php-source', seen)]
  if (isListing(page)) return [finding('reach.listing', seen)]
  return when(!isShown, () => finding('reach.not-html', `Content-Type: ${headers.get('content-type') ?? 'none'}`))
}
