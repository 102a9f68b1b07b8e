import { listParameters, optional, required, undocumentedResponse } from './documented'
import { album, artist, genre, lists, track } from './samples'

const label = { 'genres.*': optional(), 'genres.*.name': optional(), 'tags.*': optional(), 'tags.*.name': optional() }
const musicFields = {
  ...label,
  name: required(),
  image: optional(),
  release_date: optional(),
  genres: optional(),
  tags: optional(),
  description: optional(),
}
const trackFields = {
  ...musicFields,
  number: optional(),
  duration: required(),
  src: optional(),
  album_id: optional(),
  artists: required(),
  'artists.*': optional(),
  lyrics: optional(),
  waveData: optional(),
  'waveData.*': optional(),
  'waveData.*.*': optional(),
}
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
const musicWriter = (kind: 'albums' | 'tracks', right: string) => ({
  rights: ['signed in', `permission ${kind}.${right}`] as const,
  ...undocumentedResponse,
})
const managed = (kind: 'albums' | 'tracks', row: unknown) => ({
  call: `GET ${kind}` as const,
  source: '2.1, 7',
  query: listParameters,
  rights: ['signed in', `permission ${kind}.view`] as const,
  responses: lists(row),
  assumed: 'the permission',
})

/** Calls of administrators for albums (sections 6 and 7). */
export const managedAlbums = {
  list: managed('albums', album),
  create: { call: 'POST albums', source: '6', body: albumFields, ...musicWriter('albums', 'create') },
  update: { call: 'PUT albums/:id', source: '6', body: albumFields, ...musicWriter('albums', 'update') },
  remove: { call: 'DELETE albums/:ids', source: '7', ...musicWriter('albums', 'delete') },
} as const

/** Calls of administrators for tracks (sections 6 and 7). */
export const managedTracks = {
  list: managed('tracks', track),
  create: { call: 'POST tracks', source: '6', body: trackFields, ...musicWriter('tracks', 'create') },
  update: { call: 'PUT tracks/:id', source: '6', body: trackFields, ...musicWriter('tracks', 'update') },
  remove: { call: 'DELETE tracks/:ids', source: '7', ...musicWriter('tracks', 'delete') },
  extractMetadata: {
    call: 'POST tracks/:fileEntryId/extract-metadata',
    source: '6',
    body: { autoMatchAlbum: optional() },
    rights: ['signed in', 'permission tracks.create'] as const,
    assumed: 'the permission',
    responses: {
      matched: {
        metadata: {
          title: 'Aijā',
          duration: 95_000,
          genres: [genre],
          artist_name: 'Rūta',
          artist,
          album_name: 'Miegam',
          album,
          image: { id: 1, url: 'storage/track_image_media/1.jpg' },
          lyrics: 'Aijā',
          release_date: '2026-01-01T00:00:00.000000Z',
        },
      },
      'names only': {
        metadata: { title: 'Aijā', duration: 95_000, genres: ['polka'], artist_name: 'Rūta', album_name: 'Miegam' },
      },
    },
  },
} as const
