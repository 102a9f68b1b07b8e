import { type DocumentedGroup, empty, listener, listParameters, permitted, required } from '../documented'
import { album, artist, lists, track } from '../samples'

const likes = {
  body: {
    likeables: required(),
    'likeables.*.likeable_id': required(),
    'likeables.*.likeable_type': required('track', 'album', 'artist'),
  },
}

export const library = {
  section: '5',
  rule: 'The library lists what the user liked, in pages; adding and removing take `likeables`.',
  screens: ['library'],
  endpoints: {
    add: {
      call: 'POST users/me/add-to-library',
      source: '5; trap 21',
      screens: ['likes, reposts, item menus'],
      ...likes,
      rights: permitted('music.view'),
      responses: empty,
    },
    remove: {
      call: 'POST users/me/remove-from-library',
      source: '5; trap 21',
      screens: ['likes, reposts, item menus'],
      ...likes,
      rights: permitted('music.view'),
      responses: empty,
    },
    tracks: {
      call: 'GET users/:userId/liked-tracks',
      source: '5',
      screens: ['library', 'user profile'],
      query: listParameters,
      ...listener,
      responses: lists({ ...track, added_at: '2024-05-04T10:00:00Z' }),
    },
    albums: {
      call: 'GET users/:userId/liked-albums',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists(album),
    },
    artists: {
      call: 'GET users/:userId/liked-artists',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists(artist),
    },
    history: {
      call: 'GET tracks/plays/:userId',
      source: '5',
      query: listParameters,
      ...listener,
      responses: lists({ ...track, added_at: '2024-05-04T10:00:00Z' }),
    },
  },
} satisfies DocumentedGroup
