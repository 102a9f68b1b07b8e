import { listParameters, optional, required, undocumentedResponse } from './documented'
import { artist, lists } from './samples'

const artistFields = {
  name: required(),
  verified: optional(),
  image_small: optional(),
  genres: optional(),
  'genres.*': optional(),
  'profile.description': optional(),
  'profile.country': optional(),
  'profile.city': optional(),
  profile: optional(),
  profile_images: optional(),
  'profile_images.*': optional(),
  links: optional(),
  'links.*.url': required(),
  'links.*.title': required(),
}
const rights = (right: string) => ['signed in', `permission artists.${right}`] as const
const managedArtist = { ...artist, plays: 5, views: 7, albums_count: 2, updated_at: '2026-01-01T00:00:00.000000Z' }

/** Calls of administrators for artists (sections 6 and 7). */
export const managedArtists = {
  list: {
    call: 'GET artists',
    source: '2.1, 7',
    query: listParameters,
    rights: rights('view'),
    responses: lists(managedArtist),
    assumed: 'the permission',
  },
  create: {
    call: 'POST artists',
    source: '6',
    body: artistFields,
    ...undocumentedResponse,
    rights: rights('create'),
  },
  update: {
    call: 'PUT artists/:id',
    source: '6',
    body: artistFields,
    ...undocumentedResponse,
    rights: rights('update'),
  },
  remove: { call: 'DELETE artists/:ids', source: '7', ...undocumentedResponse, rights: rights('delete') },
} as const
