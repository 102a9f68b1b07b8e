import type { Track } from '@/contract/music'
import { QUEUE_PAGE_LIMIT, player } from '@/contract/player'
import { call } from '@/core/platform/api/call'
import type { MediaItem } from '@/core/shared/media/media-item'
import { type QueueModel, queueIdOf } from '@/core/shared/playback/queue/queue-id'

/** Of an album, artist or playlist at most so many tracks are queued or put into a playlist at once. */
export const MOST_TRACKS = 500

const models: Partial<Record<MediaItem['model_type'], QueueModel>> = {
  album: 'album',
  artist: 'artist',
  playlist: 'playlist',
}

/** Whether an item is tracks: one, or what the server knows of it. */
export const hasTracks = ({ model_type }: MediaItem): boolean =>
  model_type === 'track' || models[model_type] !== undefined

/** The tracks of an item in their order. Throws ApiError. */
export async function tracksOfItem(item: MediaItem): Promise<Track[]> {
  if (item.model_type === 'track') return [item]
  const model = models[item.model_type]
  const tracks: Track[] = []
  if (!model) return tracks
  const queueId = queueIdOf(model, item.id)
  for (let isMore = true; isMore && tracks.length < MOST_TRACKS;) {
    const lastTrack = tracks.at(-1)
    // The server goes on after the last track it gave.
    const answer = await call(player.queue, {
      body: { queueId, perPage: QUEUE_PAGE_LIMIT, ...(lastTrack && { lastTrack }) },
    })
    tracks.push(...answer.tracks)
    isMore = answer.tracks.length === QUEUE_PAGE_LIMIT
  }
  return tracks
}
