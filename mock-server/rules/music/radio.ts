import type { RadioType } from '@/contract/groups/radio'
import { seededRandom } from '@demo-media/seeded-random'

import type { Db } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import type { MockTrack } from '../../state/store/music-rows'

/** Tracks that share a genre with the seed, in a stable shuffled order. Throws 404 for an unknown seed. */
export function radioTracks(db: Db, type: RadioType, id: number): MockTrack[] {
  const genresOf = {
    artist: () => findRow(db.artists, id, 'Artist').genres,
    track: () => findRow(db.tracks, id, 'Track').genres,
    genre: () => [findRow(db.genres, id, 'Genre')],
  }[type]
  const genreIds = new Set(genresOf().map((genre) => genre.id))
  const similar = db.tracks
    .all()
    .filter((track) => !(type === 'track' && track.id === id) && track.genres.some((genre) => genreIds.has(genre.id)))
  return seededRandom('radio', type, id).shuffle(similar)
}
