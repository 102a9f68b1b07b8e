import {
  type DocumentedGroup,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
} from '../documented'
import { lists, track } from '../samples'

const lyricFields = { text: required(), track_id: required(), is_synced: optional(), duration: optional() }
const lyric = { id: 9, text: '[00:01.50]Aijā', track_id: 5, is_synced: true, duration: 120_000, track }

export const lyrics = {
  section: '7',
  rule: 'Lyrics belong to a track; every line of synced ones starts with its time, as in `[01:02.50]`.',
  screens: ['admin: albums, tracks', 'admin: lyrics', 'backstage'],
  endpoints: {
    list: {
      call: 'GET lyrics',
      source: '2.1, 7',
      inferred: true,
      query: listParameters,
      rights: permitted('lyrics.view'),
      responses: {
        ...lists(lyric, { ...lyric, track: undefined }),
        plain: lists({ ...lyric, is_synced: 0, duration: null, text: 'Aijā' })['length-aware'],
      },
      assumed: 'the permission and the rows',
    },
    create: {
      call: 'POST lyrics',
      source: '7',
      screens: ['admin: upload', 'admin: albums, tracks', 'admin: lyrics', 'backstage', 'backstage: upload'],
      body: lyricFields,
      ...undocumentedResponse,
      rights: permitted('lyrics.create'),
    },
    update: {
      call: 'PUT lyrics/:id',
      source: '7',
      body: lyricFields,
      ...undocumentedResponse,
      rights: permitted('lyrics.update'),
    },
    remove: {
      call: 'DELETE lyrics/:ids',
      source: '7',
      failsIn: 'resources/client/features/admin/music/lyrics/lyrics.test.tsx',
      ...undocumentedResponse,
      rights: permitted('lyrics.delete'),
    },
  },
} satisfies DocumentedGroup
