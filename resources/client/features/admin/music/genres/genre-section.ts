import { Guitar } from 'lucide-react'

import { defineResource } from '@/features/admin/area'

/** Genres of artists, albums and tracks. */
export const genreSection = defineResource(
  {
    id: 'genres',
    permissionPrefix: 'genres',
    icon: Guitar,
    texts: { many: 'Genres', one: 'Genre', add: 'New genre' },
    model: 'genre',
  },
  () => import('./genre-resource').then(({ genreResource }) => genreResource),
)
