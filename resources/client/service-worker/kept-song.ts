import { createPartialResponse } from 'workbox-range-requests'

import { HttpStatus } from '@/contract/http-status'

/** Start of the names of the caches with kept songs, one for each user. */
const CACHES = 'downloads-'

/** Answers for a kept song, in parts where the player asks for a range. A missing one is not asked of the server. */
export async function keptSong(request: Request): Promise<Response> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHES)) continue
    const cache = await caches.open(name)
    const song = await cache.match(request.url, { ignoreVary: true })
    if (song) return request.headers.has('range') ? createPartialResponse(request, song) : song
  }
  return new Response(null, { status: HttpStatus.NotFound })
}
