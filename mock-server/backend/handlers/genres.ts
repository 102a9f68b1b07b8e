import { genres } from '@/contract/groups/genres'

import { genres as documented } from '../../documented/groups/genres'
import { dateReaders, filterRows } from '../../rules/lists/filter-rows'
import { listRows } from '../../rules/lists/listing'
import { renameLabel } from '../../rules/music/rename-label'
import { administrator } from '../../rules/permissions/administrator'
import type { Caller } from '../../state/caller'
import { findRow, findRows } from '../../state/store/find-row'
import type { MockGenre } from '../../state/store/music-rows'
import { requireUnique } from '../../state/store/require-unique'
import { mockGroup, type MockRequest } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

type Body = MockRequest<typeof genres.update>['body']

/** Columns of a request. Throws 422 when another genre has the name. */
function columnsOf({ db, now }: Caller, body: Body, known?: MockGenre) {
  const { display_name = null, image = null, popularity = null } = body
  const name = body.name.trim()
  requireUnique(db.genres, 'name', name, known)
  return { name, display_name, image, popularity, updated_at: new Date(now()).toISOString() }
}

export const genreHandlers = mockGroup(genres, documented, {
  list: (request) => {
    const caller = musicCaller(request)
    const { filters, ...query } = request.query
    const rows = filterRows(caller.db.genres.all(), filters, {
      popularity: (genre) => genre['popularity'],
      ...dateReaders,
    })
    return { pagination: listRows(caller, rows, query, { table: 'genres', order: 'popularity:desc' }) }
  },

  create: (request) => {
    const caller = administrator(musicCaller(request), 'genres.create')
    const { db } = caller
    const columns = columnsOf(caller, request.body)
    const genre: MockGenre = { id: db.genres.nextId(), model_type: 'genre', created_at: columns.updated_at, ...columns }
    return { genre: db.genres.insert(genre) }
  },

  update: (request) => {
    const caller = administrator(musicCaller(request), 'genres.update')
    const known = findRow(caller.db.genres, request.params['id'], 'Genre')
    const genre = caller.db.genres.update(known.id, columnsOf(caller, request.body, known))
    renameLabel(caller.db, 'genres', genre.id, genre)
    return { genre }
  },

  remove: (request) => {
    const { db } = administrator(musicCaller(request), 'genres.delete')
    for (const { id } of findRows(db.genres, request.params['ids'], 'Genre')) {
      db.genres.remove(id)
      renameLabel(db, 'genres', id)
    }
    return {}
  },
})
