import { hours } from '@/lib/dates/duration'

import { WORKER_FILE } from '../../sums'
import { finding, type Outcome, when } from '../finding'
import { type FileSums, isChanged } from '../probe/file-sum'
import { redirectOf, type Reply } from '../probe/send'
import { lifetimeOf } from './cache-rules'
import { isMissing, isServed, typeOf } from './file-replies'
import { SCRIPT_TYPE } from './file-types'

/** Longest lifetime with which a new build still reaches visitors the same day, in seconds. */
const MAX_LIFETIME = hours(24) / 1000

/** A worker that removes itself is a site's own, in place of the build's. */
const SWITCH_OFF = /registration\.unregister\(/

/** Checks place, type, caching and build of the service worker's script. */
export function workerScript(reply: Reply, sums: FileSums | undefined): Outcome[] {
  const { url, status, text, body, headers } = reply
  const target = redirectOf(reply)
  if (target) return [finding('assets.worker-redirect', `${url.href} → ${target.origin}${target.pathname}`)]
  if (isMissing(reply)) return [finding('assets.worker-missing', `${url.href}: status ${status}, ${typeOf(reply)}`)]
  if (!isServed(reply)) return []
  const control = headers.get('cache-control') ?? `missing, Expires: ${headers.get('expires')}`
  return [
    ...when(!SCRIPT_TYPE.test(typeOf(reply)), () => finding('assets.worker-type', `${url.href}: ${typeOf(reply)}`)),
    ...when(lifetimeOf(reply) >= MAX_LIFETIME, () =>
      finding('assets.worker-cached', `${url.href}: Cache-Control ${control}`),
    ),
    ...when(isChanged(sums, WORKER_FILE, body) && !SWITCH_OFF.test(text), () =>
      finding('assets.worker-changed', url.href),
    ),
  ]
}
