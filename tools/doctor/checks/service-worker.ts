import { hours } from '@/lib/dates/duration'

import { finding, type Outcome, when } from '../finding'
import { isUsable } from '../probe/send'
import type { Check } from './check'

/** Longest lifetime with which a new build still reaches visitors the same day, in seconds. */
const MAX_LIFETIME = hours(24) / 1000

/** Place, type and caching of the service worker's script. */
export const serviceWorker: Check = {
  area: 'assets',
  needsPage: true,
  async run({ send, root }): Promise<Outcome[]> {
    const { url, status, headers, ...reply } = await send(new URL('service-worker.js', root))
    const type = headers.get('content-type') ?? 'none'
    const isScript = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(type)
    if (!isUsable({ url, status, headers, ...reply }) || /html/i.test(type))
      return [finding('assets.worker-missing', `${url.href}: status ${status}, ${type}`)]
    const control = headers.get('cache-control') ?? ''
    const lifetime = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0)
    return [
      ...when(!isScript, () => finding('assets.worker-type', `${url.href}: ${type}`)),
      ...when(lifetime >= MAX_LIFETIME, () => finding('assets.worker-cached', `${url.href}: Cache-Control ${control}`)),
    ]
  },
}
