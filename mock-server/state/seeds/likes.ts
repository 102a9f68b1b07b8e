import type { LikeableType } from '@/contract/groups/library'
import { minutes } from '@/lib/dates/duration'
import { seededRandom } from '@demo-media/seeded-random'

import type { MockLike } from '../store/db'
import { personas } from './personas'

const FIRST_LIKE = Date.parse('2026-01-05T08:00:00Z')

type Counts = { artists: number; albums: number; tracks: number; listenerIds: number[] }

/** Personas with a library. */
const collectors = [personas.free.id, personas.subscriber.id, personas.parent.id, personas.child.id]

/** Creates likes. Liking an artist is following it; the first artists have several pages of followers. */
export function likes({ artists, albums, tracks, listenerIds }: Counts): MockLike[] {
  const pairs: [userId: number, type: LikeableType, id: number][] = []
  for (const userId of listenerIds) {
    const random = seededRandom('likes', userId)
    for (let artist = 1; artist <= artists; artist++) {
      if (random.chance(1 - artist / (artists + 1))) pairs.push([userId, 'artist', artist])
    }
    for (let count = 0; count < 5; count++) pairs.push([userId, 'album', random.int(1, albums)])
  }
  for (const userId of collectors) {
    const random = seededRandom('library', userId)
    for (let count = 0; count < 40; count++) pairs.push([userId, 'track', random.int(1, tracks)])
    for (let count = 0; count < 8; count++) pairs.push([userId, 'album', random.int(1, albums)])
    for (let count = 0; count < 6; count++) pairs.push([userId, 'artist', random.int(1, artists)])
  }
  return [...new Map(pairs.map((pair) => [pair.join('.'), pair])).values()].map(
    ([user_id, likeable_type, likeable_id], index) => ({
      id: index + 1,
      user_id,
      likeable_type,
      likeable_id,
      created_at: new Date(FIRST_LIKE + minutes(index * 7)).toISOString(),
    }),
  )
}
