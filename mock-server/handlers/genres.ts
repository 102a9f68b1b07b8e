import { genres } from '@/contract/genres'

import { requireUser } from '../accounts/find-user'
import type { Caller } from '../caller'
import { mockGroup, type MockRequest } from '../mock'
import { invalid } from '../mock-failure'
import { renameLabel } from '../music/rename-label'
import type { Db } from '../store/db'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow } from '../store/find-row'
import { listRows } from '../store/listing'
import type { MockGenre } from '../store/music-rows'
import { musicCaller } from './music-caller'

type Body = MockRequest<typeof genres.update>['body']

/** Returns the caller if they may write genres. Throws 401 or 403. */
function genreWriter(request: Parameters<typeof musicCaller>[0], right: 'create' | 'update' | 'delete'): Caller {
  const caller = musicCaller(request)
  requireUser(caller)
  return musicCaller(request, `genres.${right}`)
}

const findGenre = (db: Db, id = ''): MockGenre => findRow(db.genres, id, 'Genre')

/** Columns of a request. Throws 422 when another genre has the name. */
function columnsOf({ db, now }: Caller, body: Body, known?: MockGenre) {
  const { name, display_name = null, image = null, popularity = null } = body
  if (db.genres.all().some((genre) => genre.name === name.trim() && genre.id !== known?.id)) {
    throw invalid('name', 'The name has already been taken.')
  }
  return { name: name.trim(), display_name, image, popularity, updated_at: new Date(now()).toISOString() }
}

export const genreHandlers = mockGroup('genres', genres, {
  list: (request) => {
    const caller = musicCaller(request)
    const { filters, ...query } = request.query
    const rows = filterRows(caller.db.genres.all(), filters, {
      popularity: (genre) => genre['popularity'],
      ...dateReaders,
    })
    return { pagination: listRows(caller, rows, query, { order: 'popularity:desc' }) }
  },

  show: (request) => ({ genre: findGenre(musicCaller(request).db, request.params['id']) }),

  create: (request) => {
    const caller = genreWriter(request, 'create')
    const { db } = caller
    const columns = columnsOf(caller, request.body)
    const genre: MockGenre = { id: db.genres.nextId(), model_type: 'genre', created_at: columns.updated_at, ...columns }
    return { genre: db.genres.insert(genre) }
  },

  update: (request) => {
    const caller = genreWriter(request, 'update')
    const known = findGenre(caller.db, request.params['id'])
    const genre = caller.db.genres.update(known.id, columnsOf(caller, request.body, known))
    renameLabel(caller.db, 'genres', genre.id, genre)
    return { genre }
  },

  remove: (request) => {
    const { db } = genreWriter(request, 'delete')
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findGenre(db, id))
    for (const { id } of rows) {
      db.genres.remove(id)
      renameLabel(db, 'genres', id)
    }
    return {}
  },
})
