import type { Caller } from '../../state/caller'
import { presentArtist } from './present'

/** Number of artists on the landing page (backend contract, section 5). */
const ARTISTS = 8

/** Data of the landing page: the most viewed artists, each with the covers of its albums. */
export function landingPage({ db }: Pick<Caller, 'db'>) {
  const coversOf = (id: number) =>
    db.albums
      .all()
      .filter(({ artists }) => artists.some((artist) => artist.id === id))
      .map(({ image }) => ({ image }))
  const artists = db.artists
    .all()
    .filter(({ unlisted }) => !unlisted)
    .toSorted((one, other) => (other.views ?? 0) - (one.views ?? 0))
    .slice(0, ARTISTS)
    .map((artist) => ({ ...presentArtist(artist), albums: coversOf(artist.id) }))
  return { artists }
}
