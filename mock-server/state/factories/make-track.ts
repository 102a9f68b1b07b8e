import { minutes } from '@/lib/dates/duration'

import type { MockTrack } from '../store/music-rows'
import { factory } from './factory'

export const makeTrack = factory(
  (sequence): MockTrack => ({
    id: sequence,
    name: `Dziesma ${sequence}`,
    number: 1,
    duration: minutes(2),
    image: null,
    src: `storage/track_media/${sequence}.wav`,
    plays: 0,
    popularity: 50,
    owner_id: 1,
    album: null,
    artists: [],
    genres: [],
    tags: [],
    description: null,
    created_at: '2025-05-01T00:00:00.000000Z',
    model_type: 'track',
  }),
  {
    /** Has no known audio source. */
    withoutSource: { src: null },
    youtube: { src: 'dQw4w9WgXcQ' },
    stream: { src: 'https://media.dziesma.test/live/index.m3u8' },
    withoutDuration: { duration: null },
  },
)
