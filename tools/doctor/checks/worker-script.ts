import { isServerError } from '@/contract/machinery/http-status'
import { hours } from '@/lib/dates/duration'

import { finding, type Outcome, when } from '../finding'
import { isUsable } from '../probe/send'
import type { Site } from '../probe/site'

/** Longest lifetime with which a new build still reaches visitors the same day, in seconds. */
const MAX_LIFETIME = hours(24) / 1000

/** Checks place, type and caching of the service worker's script. */
export async function workerScript({ send, root }: Site): Promise<Outcome[]> {
  const reply = await send(new URL('service-worker.js', root))
  if (isServerError(reply.status)) return []
  const type = reply.headers.get('content-type') ?? 'none'
  // A catch-all route shows the page instead of a missing file.
  if (!isUsable(reply) || /html/i.test(type))
    return [finding('assets.worker-missing', `${reply.url.href}: status ${reply.status}, ${type}`)]
  const control = reply.headers.get('cache-control') ?? ''
  const isScript = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(type)
  const isLong = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0) >= MAX_LIFETIME
  return [
    ...when(!isScript, () => finding('assets.worker-type', `${reply.url.href}: ${type}`)),
    ...when(isLong, () => finding('assets.worker-cached', `${reply.url.href}: Cache-Control ${control}`)),
  ]
}
