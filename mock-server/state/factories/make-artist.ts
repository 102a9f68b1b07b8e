import type { MockArtist } from '../store/music-rows'
import { factory } from './factory'

export const makeArtist = factory(
  (sequence): MockArtist => ({
    id: sequence,
    name: `Izpildītājs ${sequence}`,
    image_small: `storage/artist_images/${sequence}.svg`,
    verified: false,
    albums_count: 0,
    plays: 0,
    views: 0,
    genres: [],
    description: null,
    country: null,
    city: null,
    links: [],
    model_type: 'artist',
  }),
  { verified: { verified: true }, withoutImage: { image_small: null } },
)
