import { minutes } from '@/lib/dates/duration'

import type { MockFollow, MockPlaylistFollow, MockProfile } from '../store/db'
import { EDITOR_ID, listenerIds } from './people'
import { personas } from './personas'

const FIRST_FOLLOW = Date.parse('2026-02-01T08:00:00Z')
/** The editors' first playlist, of lullabies. */
const FOLLOWED_PLAYLIST_ID = 1

/** Creates follows: all listeners follow the editors, some the artist, and a subscriber both. */
export function follows(): MockFollow[] {
  const pairs: [follower: number, followed: number][] = [
    ...listenerIds.map((id): [number, number] => [id, EDITOR_ID]),
    ...listenerIds.filter((id) => id % 3 === 0).map((id): [number, number] => [id, personas.artist.id]),
    [personas.subscriber.id, EDITOR_ID],
    [personas.subscriber.id, personas.artist.id],
    [personas.parent.id, EDITOR_ID],
    [EDITOR_ID, personas.artist.id],
  ]
  return pairs.map(([follower_id, followed_id], index) => ({
    id: index + 1,
    follower_id,
    followed_id,
    created_at: new Date(FIRST_FOLLOW + minutes(index * 11)).toISOString(),
  }))
}

/** Playlists that users follow. */
export const playlistFollows = (): MockPlaylistFollow[] => [
  { id: 1, user_id: personas.parent.id, playlist_id: FOLLOWED_PLAYLIST_ID },
]

/** Public profiles; most users have none. */
export const profiles: MockProfile[] = [
  {
    id: EDITOR_ID,
    city: 'Rīga',
    country: 'Latvija',
    description: 'Salasām dziesmas rītam, ceļam un miegam.',
    links: [{ url: 'https://example.org/redakcija', title: 'Redakcija' }],
  },
  {
    id: personas.artist.id,
    city: 'Cēsis',
    country: 'Latvija',
    description: 'Komponists un kokles spēlētājs. Raksta dziesmas bērniem jau divdesmit gadus.',
    links: [
      { url: 'https://example.org/raimonds', title: 'Mājaslapa' },
      { url: 'https://example.org/koncerti', title: 'Koncerti' },
    ],
  },
]
