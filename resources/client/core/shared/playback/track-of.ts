import { type Track, trackSchema } from '@/contract/music'

/** Creates a track for tests from server fields, over default values. */
export const trackOf = (id: number, sent: object = {}): Track =>
  trackSchema.parse({
    id,
    name: `Song ${id}`,
    src: `storage/track_media/${id}.wav`,
    duration: 200_000,
    artists: [{ id: 7, name: 'Putni' }],
    ...sent,
  })

/** Creates `count` tracks for tests, with ids from 1. */
export const tracksUpTo = (count: number): Track[] => Array.from({ length: count }, (_, index) => trackOf(index + 1))
