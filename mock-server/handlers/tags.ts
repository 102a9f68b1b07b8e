import { tags } from '@/contract/tags'

import { requireUser } from '../accounts/find-user'
import type { Caller } from '../caller'
import { mockGroup, type MockRequest } from '../mock'
import { invalid } from '../mock-failure'
import { presentAlbum, presentTrack } from '../music/present'
import { renameLabel } from '../music/rename-label'
import type { Db } from '../store/db'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow, notFound } from '../store/find-row'
import { listRows } from '../store/listing'
import type { MockTag, Tag } from '../store/music-rows'
import { musicCaller } from './music-caller'

const DEFAULTS = { order: 'popularity:desc', kind: 'simple' as const }

/** Returns the rows with the tag. Throws 404 for a tag that no row of `every` has. */
function tagged<Row extends { tags: Tag[] }>(
  rows: readonly Row[],
  every: readonly { tags: Tag[] }[],
  name = '',
): Row[] {
  const has = (row: { tags: Tag[] }) => row.tags.some((tag) => tag.name === name)
  if (!every.some(has)) throw notFound('Tag', name)
  return rows.filter(has)
}

/** Returns the caller if they may do this with tags. Throws 401 or 403. */
function tagCaller(request: Parameters<typeof musicCaller>[0], right: 'view' | 'create' | 'update' | 'delete'): Caller {
  requireUser(musicCaller(request))
  return musicCaller(request, `tags.${right}`)
}

const findTag = (db: Db, id = ''): MockTag => findRow(db.tags, id, 'Tag')

/** Columns of a request. Throws 422 when another tag has the name. */
function columnsOf({ db, now }: Caller, body: MockRequest<typeof tags.update>['body'], known?: MockTag) {
  const { name, display_name = null, type = null } = body
  if (db.tags.all().some((tag) => tag.name === name.trim() && tag.id !== known?.id)) {
    throw invalid('name', 'The name has already been taken.')
  }
  return { name: name.trim(), display_name, type, updated_at: new Date(now()).toISOString() }
}

export const tagHandlers = mockGroup('tags', tags, {
  tracks: (request) => {
    const caller = musicCaller(request)
    const rows = tagged(caller.db.tracks.all(), caller.db.tracks.all(), request.params['name'])
    const page = listRows(caller, rows, request.query, DEFAULTS)
    return { pagination: { ...page, data: page.data.map((track) => presentTrack(caller, track)) } }
  },

  albums: (request) => {
    const caller = musicCaller(request)
    const rows = tagged(caller.db.albums.all(), caller.db.tracks.all(), request.params['name'])
    const page = listRows(caller, rows, request.query, DEFAULTS)
    return { pagination: { ...page, data: page.data.map((album) => presentAlbum(caller, album)) } }
  },

  list: (request) => {
    const caller = tagCaller(request, 'view')
    const { filters, type, notType, ...query } = request.query
    const rows = caller.db.tags
      .all()
      .filter((tag) => (type === undefined || tag.type === type) && (notType === undefined || tag.type !== notType))
    const found = filterRows(rows, filters, { type: (tag) => tag.type, ...dateReaders })
    return { pagination: listRows(caller, found, query, { order: 'updated_at:desc' }) }
  },

  show: (request) => ({ tag: findTag(tagCaller(request, 'view').db, request.params['id']) }),

  create: (request) => {
    const caller = tagCaller(request, 'create')
    const { tags: table } = caller.db
    const columns = columnsOf(caller, request.body)
    return { tag: table.insert({ id: table.nextId(), created_at: columns.updated_at, ...columns }) }
  },

  update: (request) => {
    const caller = tagCaller(request, 'update')
    const known = findTag(caller.db, request.params['id'])
    const tag = caller.db.tags.update(known.id, columnsOf(caller, request.body, known))
    const { id, name, display_name } = tag
    renameLabel(caller.db, 'tags', id, { id, name, display_name })
    return { tag }
  },

  remove: (request) => {
    const { db } = tagCaller(request, 'delete')
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findTag(db, id))
    for (const { id } of rows) {
      db.tags.remove(id)
      renameLabel(db, 'tags', id)
    }
    return {}
  },
})
