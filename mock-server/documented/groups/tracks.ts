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
import { album, listedAlbum, artist, genre, lists, track } from '../samples'

const trackPage = { ...track, album: listedAlbum, reposts_count: 0, likes_count: 0, description: null }
/** A row as pickers show it. */
const normalized = { id: 1, name: 'Koklētāji', image: null }
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

/** Test of the failing writes of the editors. */
const failsIn = 'resources/client/features/admin/music/music-editors.test.tsx'

export const tracks = {
  section: '5',
  rule: 'The track page holds `track`; its waveform and lyrics are calls of their own, and lyrics may be missing (404).',
  screens: ['admin: albums, tracks'],
  endpoints: {
    show: {
      call: 'GET tracks/:id',
      source: '5',
      loader: 'trackPage',
      screens: [
        'player bar, all play buttons',
        'track',
        'embedded album and track',
        'admin: albums, tracks',
        'admin: lyrics',
        'backstage',
      ],
      query: { loader: required('trackPage', 'editTrackPage') },
      ...listener,
      responses: {
        track: { track: trackPage, loader: 'trackPage' },
        'for its editor': {
          track: { ...trackPage, artists: [normalized], genres: [normalized] },
          loader: 'editTrackPage',
        },
      },
    },
    list: {
      call: 'GET tracks',
      source: '2.1, 7',
      inferred: true,
      query: listParameters,
      rights: permitted('tracks.view'),
      responses: lists(track),
      assumed: 'the permission',
    },
    create: {
      call: 'POST tracks',
      source: '6',
      screens: ['admin: upload', 'admin: albums, tracks', 'backstage: upload'],
      body: trackFields,
      ...undocumentedResponse,
      rights: permitted('tracks.create or music.create'),
      refusals: ['403 no minutes left', '422 an artist or album of others'],
      assumed: 'the response, that either permission suffices, and the refusals with `music.create` only',
    },
    update: {
      call: 'PUT tracks/:id',
      source: '6',
      screens: ['admin: albums, tracks', 'backstage'],
      failsIn,
      body: trackFields,
      ...undocumentedResponse,
      rights: permitted('tracks.update or music.update'),
      refusals: ['422 other artists of others'],
      assumed:
        'the response, that `music.*` suffices for own tracks and those of managed artists only, in such albums, and the refusal then',
    },
    remove: {
      call: 'DELETE tracks/:ids',
      source: '7',
      screens: ['admin: albums, tracks', 'backstage'],
      failsIn,
      ...undocumentedResponse,
      rights: permitted('tracks.delete or music.delete'),
      assumed: 'the response, and that `music.*` suffices for own tracks and those of managed artists only',
    },
    extractMetadata: {
      call: 'POST tracks/:fileEntryId/extract-metadata',
      source: '6',
      screens: ['admin: upload', 'admin: albums, tracks', 'backstage: upload'],
      body: { autoMatchAlbum: optional() },
      rights: permitted('tracks.create or music.create'),
      refusals: ['403 a file of another user'],
      assumed: 'the permission, and whose files',
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
        unknown: { metadata: { title: 'Aijā', duration: null, artist_name: null, album_name: null } },
        'names only': {
          metadata: { title: 'Aijā', duration: 95_000, genres: ['polka'], artist_name: 'Rūta', album_name: 'Miegam' },
        },
      },
    },
    wave: {
      call: 'GET tracks/:id/wave',
      source: '5',
      screens: ['player bar, all play buttons', 'track', 'admin: albums, tracks', 'backstage'],
      ...listener,
      responses: {
        bars: { waveData: [[0, 20, 2, 25]], comments: [] },
        null: { waveData: null, comments: [] },
        '[]': { waveData: [], comments: [] },
      },
    },
    lyrics: {
      call: 'GET tracks/:id/lyrics',
      source: '5; trap 24',
      screens: [
        'player bar, all play buttons',
        'track',
        'admin: upload',
        'admin: albums, tracks',
        'admin: lyrics',
        'backstage',
        'backstage: upload',
      ],
      query: { duration: optional() },
      ...listener,
      responses: {
        'timed lines of B': { is_synced: true, duration: 120, lines: [{ text: 'Aijā', time: 1.5 }] },
        'lines of B': { is_synced: false, duration: null, lines: [{ text: 'Aijā' }] },
        'text of A': { lyric: { id: 1, text: 'Aijā\nžūžū' } },
      },
      refusals: ['404 no lyrics'],
    },
    download: {
      call: 'GET tracks/:id/download',
      source: '5',
      screens: ['likes, reposts, item menus'],
      rights: ['permission music.download'],
      responses: { file: undefined },
    },
  },
} satisfies DocumentedGroup
