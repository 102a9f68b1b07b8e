import type { Db } from '../../state/store/db'
import type { MockArtist } from '../../state/store/music-rows'

/** A row of an artist without music. */
export const newArtist = (db: Db, own: Pick<MockArtist, 'name' | 'image_small'>): MockArtist => ({
  id: db.artists.nextId(),
  verified: false,
  plays: 0,
  views: 0,
  genres: [],
  description: null,
  country: null,
  city: null,
  links: [],
  model_type: 'artist',
  ...own,
})
