import { minutes } from '@/lib/dates/duration'
import { seededRandom } from '@demo-media/seeded-random'

import type { MockPlay } from '../store/db'
import { personas } from './personas'

const FIRST_PLAY = Date.parse('2026-03-02T17:00:00Z')
/** More than one page of the history. */
const LISTENS = 70
const FAVOURITES = 40

/** Personas with a history. */
const listeners = [personas.subscriber.id, personas.parent.id]

/** Creates plays; some tracks repeat. */
export const plays = (): MockPlay[] =>
  listeners.flatMap((user_id, place) => {
    const random = seededRandom('plays', user_id)
    return Array.from({ length: LISTENS }, (_, index) => ({
      id: place * LISTENS + index + 1,
      listener: `user ${user_id}`,
      user_id,
      track_id: random.int(1, FAVOURITES),
      created_at: new Date(FIRST_PLAY + minutes(index * 47)).toISOString(),
    }))
  })
