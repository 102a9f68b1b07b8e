import type { Track } from '@/contract/music'
import { QUEUE_PAGE_LIMIT, player } from '@/contract/player'
import { call } from '@/core/platform/api/call'
import type { MediaItem } from '@/core/shared/media/media-item'
import { type QueueModel, queueIdOf } from '@/core/shared/playback/queue/queue-id'

/** Largest number of tracks of an album, artist or playlist that one action queues or adds to a playlist. */
const MAX_TRACKS = 500

const models: Partial<Record<MediaItem['model_type'], QueueModel>> = {
  album: 'album',
  artist: 'artist',
  playlist: 'playlist',
}

/** Whether an item is a track or contains tracks. */
export const hasTracks = ({ model_type }: MediaItem): boolean =>
  model_type === 'track' || models[model_type] !== undefined

/** Fetches the tracks of an item in order. Throws ApiError. */
export async function tracksOfItem(item: MediaItem): Promise<Track[]> {
  if (item.model_type === 'track') return [item]
  const model = models[item.model_type]
  const tracks: Track[] = []
  if (!model) return tracks
  const queueId = queueIdOf(model, item.id)
  for (let isMore = true; isMore && tracks.length < MAX_TRACKS;) {
    const lastTrack = tracks.at(-1)
    // The server continues after the last track of the previous page.
    const page = await call(player.queue, {
      body: { queueId, perPage: QUEUE_PAGE_LIMIT, ...(lastTrack && { lastTrack }) },
    })
    tracks.push(...page.tracks)
    isMore = page.tracks.length === QUEUE_PAGE_LIMIT
  }
  return tracks
}
