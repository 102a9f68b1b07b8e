import { tags } from '@/contract/groups/tags'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { tags as documented } from '../../documented/groups/tags'
import { listRows } from '../../rules/lists/listing'
import { managedPage } from '../../rules/lists/managed-page'
import { presentAlbum, presentTrack } from '../../rules/music/present'
import { renameLabel } from '../../rules/music/rename-label'
import { administrator } from '../../rules/permissions/administrator'
import type { Caller } from '../../state/caller'
import { findRow, findRows, notFound } from '../../state/store/find-row'
import type { MockTag, Tag } from '../../state/store/music-rows'
import { requireUnique } from '../../state/store/require-unique'
import { mockGroup, type MockRequest } from '../pipeline/mock-group'
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

/** Columns of a request. Throws 422 when another tag has the name. */
function columnsOf({ db, now }: Caller, body: MockRequest<typeof tags.update>['body'], known?: MockTag) {
  const { display_name = null, type = null } = body
  const name = body.name.trim()
  requireUnique(db.tags, 'name', name, known)
  return { name, display_name, type, updated_at: new Date(now()).toISOString() }
}

export const tagHandlers = mockGroup(tags, documented, {
  tracks: (request) => {
    const caller = musicCaller(request)
    const rows = tagged(caller.db.tracks.all(), caller.db.tracks.all(), request.params['name'])
    const page = listRows(caller, rows, request.query, { table: 'tracks', ...DEFAULTS })
    return { pagination: { ...page, data: page.data.map((track) => presentTrack(caller, track)) } }
  },

  albums: (request) => {
    const caller = musicCaller(request)
    const rows = tagged(caller.db.albums.all(), caller.db.tracks.all(), request.params['name'])
    const page = listRows(caller, rows, request.query, { table: 'albums', ...DEFAULTS })
    return { pagination: { ...page, data: page.data.map((album) => presentAlbum(caller, album)) } }
  },

  list: (request) => {
    const caller = administrator(musicCaller(request), `${assumedPermissions.tags}.view`)
    const { type, notType, ...query } = request.query
    const rows = caller.db.tags
      .all()
      .filter((tag) => (type === undefined || tag.type === type) && (notType === undefined || tag.type !== notType))
    return managedPage(caller, rows, query, {
      table: 'tags',
      readers: { type: (tag) => tag.type },
      present: (tag) => tag,
    })
  },

  create: (request) => {
    const caller = administrator(musicCaller(request), `${assumedPermissions.tags}.create`)
    const { tags: table } = caller.db
    const columns = columnsOf(caller, request.body)
    return { tag: table.insert({ id: table.nextId(), created_at: columns.updated_at, ...columns }) }
  },

  update: (request) => {
    const caller = administrator(musicCaller(request), `${assumedPermissions.tags}.update`)
    const known = findRow(caller.db.tags, request.params['id'], 'Tag')
    const tag = caller.db.tags.update(known.id, columnsOf(caller, request.body, known))
    const { id, name, display_name } = tag
    renameLabel(caller.db, 'tags', id, { id, name, display_name })
    return { tag }
  },

  remove: (request) => {
    const { db } = administrator(musicCaller(request), `${assumedPermissions.tags}.delete`)
    for (const { id } of findRows(db.tags, request.params['ids'], 'Tag')) {
      db.tags.remove(id)
      renameLabel(db, 'tags', id)
    }
    return {}
  },
})
