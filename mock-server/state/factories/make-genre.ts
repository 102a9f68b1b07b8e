import type { Genre } from '@/contract/shapes/music'

import { factory } from './factory'

export const makeGenre = factory(
  (sequence): Genre => ({
    id: sequence,
    name: `genre-${sequence}`,
    display_name: `Žanrs ${sequence}`,
    image: `storage/genre_media/${sequence}.svg`,
    popularity: 50,
    model_type: 'genre',
  }),
  { withoutImage: { image: null } },
)
