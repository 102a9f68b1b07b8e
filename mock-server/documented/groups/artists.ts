import {
  type DocumentedGroup,
  listener,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
} from '../documented'
import { listedAlbum, artist, genre, lists, pages, track, userLists } from '../samples'

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
const managedArtist = { ...artist, plays: 5, views: 7, albums_count: 2, updated_at: '2026-01-01T00:00:00.000000Z' }

const artistPage = {
  artist: { ...artist, genres: [genre], similar: [artist], links: [], likes_count: 1, top_tracks: [track] },
  loader: 'artistPage',
  selectedAlbumLayout: 'list',
}
const albumsTab = { albums: pages(listedAlbum)['simple of A and B1'] }
const tracksTab = { tracks: pages(track)['length-aware'] }

const failsIn = 'resources/client/features/admin/music/artists/artists.test.tsx'

export const artists = {
  section: '5',
  rule: 'The artist page holds `artist` and the pages of its active tabs; albums and tracks come in pages.',
  screens: ['admin: artists'],
  endpoints: {
    show: {
      call: 'GET artists/:id',
      source: '5',
      loader: 'artistPage',
      screens: ['artist', 'admin: artists', 'backstage'],
      query: { loader: required('artistPage', 'editArtistPage') },
      ...listener,
      responses: {
        'every tab': { ...artistPage, ...albumsTab, ...tracksTab },
        'albums only': { ...artistPage, ...albumsTab },
        'tracks only': { ...artistPage, ...tracksTab },
        'no tabs': artistPage,
      },
    },
    albums: {
      call: 'GET artists/:id/albums',
      source: '5',
      screens: ['artist', 'admin: artists', 'backstage', 'backstage: upload'],
      query: { ...listParameters, loadAlbumTracks: optional(), albumsPerPage: optional() },
      ...listener,
      responses: lists(listedAlbum),
    },
    tracks: {
      call: 'GET artists/:id/tracks',
      source: '5',
      screens: ['artist', 'backstage'],
      query: listParameters,
      ...listener,
      responses: lists(track),
    },
    followers: {
      call: 'GET artists/:id/followers',
      source: '5',
      screens: ['artist'],
      query: listParameters,
      ...listener,
      responses: userLists,
    },
    list: {
      call: 'GET artists',
      source: '2.1, 7',
      inferred: true,
      query: listParameters,
      rights: permitted('artists.view'),
      responses: lists(managedArtist),
      assumed: 'the permission',
    },
    create: {
      call: 'POST artists',
      source: '6',
      screens: ['admin: upload', 'admin: artists', 'backstage: upload'],
      body: artistFields,
      ...undocumentedResponse,
      rights: permitted('artists.create'),
    },
    update: {
      call: 'PUT artists/:id',
      source: '6',
      failsIn,
      screens: ['admin: artists', 'backstage'],
      body: artistFields,
      ...undocumentedResponse,
      rights: permitted('artists.update or music.update'),
      assumed: 'the response, and that `music.update` suffices for the managed artists only, and not to verify them',
    },
    remove: {
      call: 'DELETE artists/:ids',
      source: '7',
      failsIn,
      ...undocumentedResponse,
      rights: permitted('artists.delete'),
    },
  },
} satisfies DocumentedGroup
