import type { Track } from '@/contract/music'
import { audioSearchParams, search } from '@/contract/search'
import { call } from '@/core/platform/api/call'
import type { Renewal } from '@/core/shared/playback/deck'

import { renewed } from './renewed'
import { sourceOf } from './source'

/** A video of a track that has no source of its own, or whose video is of no use: another one then. Throws ApiError. */
export async function findVideo(track: Track): Promise<Renewal> {
  const { id, name, src } = track
  const params = audioSearchParams({ id, name, artist: track.artists[0]?.name ?? name })
  const { results } = await renewed(() => call(search.audio, { params }))
  const video = results.find((found) => found.id !== src && sourceOf({ src: found.id }).kind === 'youtube')
  return video ? { type: 'source', src: video.id } : { type: 'broken' }
}
