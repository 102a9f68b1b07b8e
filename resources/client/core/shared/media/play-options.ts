import type { Track } from '@/contract/music'
import { queueIdOf, type QueueModel } from '@/core/shared/playback/queue/queue-id'
import type { PlayButtonOptions } from '@/core/shared/playback/use-play-button'

import type { MediaItem } from './media-item'

/** What the server can be asked to play as a whole. */
const collections: Partial<Record<MediaItem['model_type'], QueueModel>> = {
  album: 'album',
  artist: 'artist',
  playlist: 'playlist',
}

/** Where a track stands among its siblings, one of which may be the same track again; -1 where it does not. */
export const indexAmong = (siblings: Track[], track: Track): number =>
  siblings.includes(track) ? siblings.indexOf(track) : siblings.findIndex(({ id }) => id === track.id)

/** What playing an item means: a track plays on with its `siblings`; null for what cannot be played as a whole. */
export function playOptions(item: MediaItem, siblings: Track[]): PlayButtonOptions | null {
  if (item.model_type === 'track') {
    const index = indexAmong(siblings, item)
    return index < 0 ? { tracks: [item], index: 0 } : { tracks: siblings, index }
  }
  const model = collections[item.model_type]
  return model ? { queueId: queueIdOf(model, item.id) } : null
}
