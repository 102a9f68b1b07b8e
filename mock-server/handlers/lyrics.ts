import { readTimeMark } from '@/contract/lyric-text'
import { lyrics } from '@/contract/managed-lyrics'

import { requireUser } from '../accounts/find-user'
import type { Caller } from '../caller'
import { mockGroup, type MockRequest } from '../mock'
import { invalid } from '../mock-failure'
import { presentTrack } from '../music/present'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow } from '../store/find-row'
import { listRows } from '../store/listing'
import type { MockLyric } from '../store/music-rows'
import { musicCaller } from './music-caller'

/** Returns the caller if they may do this with lyrics. Throws 401 or 403. */
function lyricCaller(
  request: Parameters<typeof musicCaller>[0],
  right: 'view' | 'create' | 'update' | 'delete',
): Caller {
  requireUser(musicCaller(request))
  return musicCaller(request, `lyrics.${right}`)
}

function present(caller: Caller, lyric: MockLyric, relations: readonly string[] = []) {
  const track = caller.db.tracks.get(lyric.track_id)
  return {
    ...lyric,
    updated_at: lyric.updated_at ?? lyric.created_at,
    ...(relations.includes('track') && { track: track ? presentTrack(caller, track) : null }),
  }
}

/** Columns of a request. Throws 422 for a missing track, one that has other lyrics, and a synced line without a time. */
function columnsOf({ db, now }: Caller, body: MockRequest<typeof lyrics.update>['body'], known?: MockLyric) {
  const { text, track_id, is_synced = false, duration = null } = body
  if (!db.tracks.get(track_id)) throw invalid('track_id', 'The selected track id is invalid.')
  if (db.lyrics.all().some((lyric) => lyric.track_id === track_id && lyric.id !== known?.id)) {
    throw invalid('track_id', 'The track id has already been taken.')
  }
  if (is_synced && text.split('\n').some((line) => !readTimeMark(line))) {
    throw invalid('text', 'The text format is invalid.')
  }
  return { text, track_id, is_synced, duration, updated_at: new Date(now()).toISOString() }
}

export const lyricHandlers = mockGroup('lyrics', lyrics, {
  list: (request) => {
    const caller = lyricCaller(request, 'view')
    const { filters, with: relations, ...query } = request.query
    const rows = filterRows(caller.db.lyrics.all(), filters, dateReaders)
    const nameOf = (id: number) => caller.db.tracks.get(id)?.name ?? ''
    const page = listRows(caller, rows, query, {
      order: 'updated_at:desc',
      searched: ({ track_id, text }) => [nameOf(track_id), text],
    })
    return { pagination: { ...page, data: page.data.map((lyric) => present(caller, lyric, relations)) } }
  },

  show: (request) => {
    const caller = lyricCaller(request, 'view')
    const lyric = findRow(caller.db.lyrics, request.params['id'] ?? '', 'Lyric')
    return { lyric: present(caller, lyric, request.query.with) }
  },

  create: (request) => {
    const caller = lyricCaller(request, 'create')
    const { lyrics: table } = caller.db
    const columns = columnsOf(caller, request.body)
    return { lyric: present(caller, table.insert({ id: table.nextId(), created_at: columns.updated_at, ...columns })) }
  },

  update: (request) => {
    const caller = lyricCaller(request, 'update')
    const known = findRow(caller.db.lyrics, request.params['id'] ?? '', 'Lyric')
    return { lyric: present(caller, caller.db.lyrics.update(known.id, columnsOf(caller, request.body, known))) }
  },

  remove: (request) => {
    const { db } = lyricCaller(request, 'delete')
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findRow(db.lyrics, id, 'Lyric'))
    for (const { id } of rows) db.lyrics.remove(id)
    return {}
  },
})
