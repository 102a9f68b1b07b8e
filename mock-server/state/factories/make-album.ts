import type { MockAlbum } from '../store/music-rows'
import { factory } from './factory'

export const makeAlbum = factory(
  (sequence): MockAlbum => ({
    id: sequence,
    name: `Albums ${sequence}`,
    image: `storage/album_images/${sequence}.svg`,
    release_date: '2025-05-01T00:00:00.000000Z',
    created_at: '2025-05-01T00:00:00.000000Z',
    owner_id: 1,
    plays: 0,
    artists: [],
    genres: [],
    tags: [],
    description: null,
    model_type: 'album',
  }),
  { withoutImage: { image: null }, undated: { release_date: null } },
)
