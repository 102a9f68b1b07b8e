import { createPartialResponse } from 'workbox-range-requests'

import { HttpStatus } from '@/contract/machinery/http-status'
import { isIntact } from '@/core/shared/downloads/download-types'

/** Start of the names of the caches with downloaded music, one for each user (core/platform/storage/download-caches.ts). */
const CACHES = 'downloads-'

/**
 * Answers for a downloaded file or cover, in parts where the player asks for a range. A missing one is not asked of the server;
 * one that is a page of the server instead is deleted.
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
