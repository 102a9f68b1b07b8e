import { lyrics } from '@/contract/groups/lyrics'

import { lyrics as documented } from '../../documented/groups/lyrics'
import { invalid } from '../../kit/mock-failure'
import { managedPage } from '../../rules/lists/managed-page'
import { presentTrack } from '../../rules/music/present'
import { readStoredLine } from '../../rules/music/stored-line'
import { administrator } from '../../rules/permissions/administrator'
import type { Caller } from '../../state/caller'
import { findRow, findRows } from '../../state/store/find-row'
import type { MockLyric } from '../../state/store/music-rows'
import { requireUnique } from '../../state/store/require-unique'
import { mockGroup, type MockRequest } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

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
  requireUnique(db.lyrics, 'track_id', track_id, known)
  if (is_synced && text.split('\n').some((line) => !readStoredLine(line))) {
    throw invalid('text', 'The text format is invalid.')
  }
  return { text, track_id, is_synced, duration, updated_at: new Date(now()).toISOString() }
}

export const lyricHandlers = mockGroup(lyrics, documented, {
  list: (request) => {
    const caller = administrator(musicCaller(request), 'lyrics.view')
    return managedPage(caller, caller.db.lyrics.all(), request.query, {
      table: 'lyrics',
      searched: ({ track_id, text }) => [caller.db.tracks.get(track_id)?.name ?? '', text],
      present: (lyric) => present(caller, lyric, request.query.with),
    })
  },

  create: (request) => {
    const caller = administrator(musicCaller(request), 'lyrics.create')
    const { lyrics: table } = caller.db
    const columns = columnsOf(caller, request.body)
    return { lyric: present(caller, table.insert({ id: table.nextId(), created_at: columns.updated_at, ...columns })) }
  },

  update: (request) => {
    const caller = administrator(musicCaller(request), 'lyrics.update')
    const known = findRow(caller.db.lyrics, request.params['id'], 'Lyric')
    return { lyric: present(caller, caller.db.lyrics.update(known.id, columnsOf(caller, request.body, known))) }
  },

  remove: (request) => {
    const { db } = administrator(musicCaller(request), 'lyrics.delete')
    for (const { id } of findRows(db.lyrics, request.params['ids'], 'Lyric')) db.lyrics.remove(id)
    return {}
  },
})
