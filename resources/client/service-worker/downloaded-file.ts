import { createPartialResponse } from 'workbox-range-requests'

import { HttpStatus } from '@/contract/machinery/http-status'
import { isIntact } from '@/core/shared/downloads/download-types'

/** Name prefix of the caches with downloaded music, one for each user (core/platform/storage/download-caches.ts). */
const CACHES = 'downloads-'

/**
 * Serves a downloaded file or cover, as partial content for range requests. A missing one is not requested from the
 * server; one that turns out to be an HTML page is deleted.
 */
export async function downloadedFile(request: Request): Promise<Response> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHES)) continue
    const cache = await caches.open(name)
    const file = await cache.match(request.url, { ignoreVary: true })
    if (file && !isIntact(request.url, file)) await cache.delete(request.url, { ignoreVary: true })
    else if (file) return request.headers.has('range') ? createPartialResponse(request, file) : file
  }
  return new Response(null, { status: HttpStatus.NotFound })
}
