import type { Track } from '@/contract/music'
import { queueIdOf, type QueueModel } from '@/core/shared/playback/queue/queue-id'
import type { PlayButtonOptions } from '@/core/shared/playback/use-play-button'

import type { MediaItem } from './media-item'

/** Types that the server can queue as a whole. */
const collections: Partial<Record<MediaItem['model_type'], QueueModel>> = {
  album: 'album',
  artist: 'artist',
  playlist: 'playlist',
}

/** Returns a track's index among its siblings, which may contain it twice; -1 if it is not among them. */
export const indexAmong = (siblings: Track[], track: Track): number =>
  siblings.includes(track) ? siblings.indexOf(track) : siblings.findIndex(({ id }) => id === track.id)

/**
 * Returns the queue for playing an item: a track continues with its `siblings`; null for types that cannot be played.
 */
export function playOptions(item: MediaItem, siblings: Track[]): PlayButtonOptions | null {
  if (item.model_type === 'track') {
    const index = indexAmong(siblings, item)
    return index < 0 ? { tracks: [item], index: 0 } : { tracks: siblings, index }
  }
  const model = collections[item.model_type]
  return model ? { queueId: queueIdOf(model, item.id) } : null
}
