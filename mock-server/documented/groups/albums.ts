import {
  type DocumentedGroup,
  listener,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
} from '../documented'
import { musicFields } from '../fields'
import { album, albumWithTracks, lists } from '../samples'

const albumFields = {
  ...musicFields,
  artists: optional(),
  'artists.*': optional(),
  tracks: optional(),
  'tracks.*.id': optional(),
  'tracks.*.name': required(),
  'tracks.*.duration': required(),
  'tracks.*.src': optional(),
  'tracks.*.*': optional(),
}

/** Test of the failing writes of the editors. */
const failsIn = 'resources/client/features/admin/music/music-editors.test.tsx'

export const albums = {
  section: '5',
  rule: 'The album page holds `album` with its artists and tracks, counts and tags.',
  screens: ['admin: albums, tracks'],
  endpoints: {
    show: {
      call: 'GET albums/:id',
      source: '5',
      loader: 'albumPage',
      screens: [
        'album',
        'embedded album and track',
        'admin: upload',
        'admin: albums, tracks',
        'backstage',
        'backstage: upload',
      ],
      query: { loader: required('albumPage', 'albumEmbed', 'editAlbumPage') },
      ...listener,
      responses: { album: { album: albumWithTracks, loader: 'albumPage' } },
    },
    list: {
      call: 'GET albums',
      source: '2.1, 7',
      inferred: true,
      query: listParameters,
      rights: permitted('albums.view'),
      responses: lists(album),
      assumed: 'the permission',
    },
    create: {
      call: 'POST albums',
      source: '6',
      screens: ['admin: upload', 'admin: albums, tracks', 'backstage: upload'],
      body: albumFields,
      ...undocumentedResponse,
      rights: permitted('albums.create or music.create'),
      refusals: ['403 no minutes left', '422 artists or tracks of others'],
      assumed: 'the response, that either permission suffices, and the refusals with `music.create` only',
    },
    update: {
      call: 'PUT albums/:id',
      source: '6',
      screens: ['admin: albums, tracks', 'backstage'],
      failsIn,
      body: albumFields,
      ...undocumentedResponse,
      rights: permitted('albums.update or music.update'),
      refusals: ['403 no minutes left', '422 other artists of others'],
      assumed:
        'the response, that `music.*` suffices for own albums and those of managed artists only, with such tracks, and the refusals then',
    },
    remove: {
      call: 'DELETE albums/:ids',
      source: '7',
      screens: ['admin: albums, tracks', 'backstage'],
      failsIn,
      ...undocumentedResponse,
      rights: permitted('albums.delete or music.delete'),
      assumed: 'the response, and that `music.*` suffices for own albums and those of managed artists only',
    },
  },
} satisfies DocumentedGroup
