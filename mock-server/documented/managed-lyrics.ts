import { listParameters, optional, required, undocumentedResponse } from './documented'
import { lists, track } from './samples'

const lyricFields = { text: required(), track_id: required(), is_synced: optional(), duration: optional() }
const rights = (right: string) => ['signed in', `permission lyrics.${right}`] as const
const lyric = { id: 9, text: '[00:01.50]Aijā', track_id: 5, is_synced: true, duration: 120_000, track }

/** Calls of administrators for lyrics (section 7). */
export const managedLyrics = {
  list: {
    call: 'GET lyrics',
    source: '2.1, 7',
    query: listParameters,
    rights: rights('view'),
    responses: {
      ...lists(lyric),
      plain: lists({ ...lyric, is_synced: 0, duration: null, text: 'Aijā' })['length-aware'],
    },
    assumed: 'the permission and the rows',
  },
  create: { call: 'POST lyrics', source: '7', body: lyricFields, ...undocumentedResponse, rights: rights('create') },
  update: { call: 'PUT lyrics/:id', source: '7', body: lyricFields, ...undocumentedResponse, rights: rights('update') },
  remove: { call: 'DELETE lyrics/:ids', source: '7', ...undocumentedResponse, rights: rights('delete') },
} as const
