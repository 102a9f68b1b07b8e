import type { RepostableType } from '@/contract/groups/reposts'
import { minutes } from '@/lib/dates/duration'

import type { MockRepost } from '../store/db'
import { listenerIds } from './people'
import { personas } from './personas'

const FIRST_REPOST = Date.parse('2026-02-10T09:00:00Z')

type Pair = [userId: number, type: RepostableType, id: number]

export function reposts(): MockRepost[] {
  const pairs: Pair[] = [
    ...listenerIds.slice(0, 12).flatMap((id, index): Pair[] => [
      [id, 'track', index + 1],
      [id, 'album', (index % 4) + 1],
    ]),
    ...[1, 9, 25, 40].map((id): Pair => [personas.artist.id, 'track', id]),
    [personas.artist.id, 'album', 1],
    [personas.subscriber.id, 'track', 2],
    [personas.subscriber.id, 'album', 3],
  ]
  return pairs.map(([user_id, repostable_type, repostable_id], index) => ({
    id: index + 1,
    user_id,
    repostable_type,
    repostable_id,
    created_at: new Date(FIRST_REPOST + minutes(index * 13)).toISOString(),
  }))
}
