import { type ModelType, modelTypes, normalizedModels } from '@/contract/groups/normalized-models'

import { normalizedModels as documented } from '../../documented/groups/normalized-models'
import { type Row, searchRows } from '../../rules/lists/listing'
import { requireUser } from '../../rules/permissions/find-user'
import { requirePermission } from '../../rules/permissions/permissions'
import type { Caller } from '../../state/caller'
import type { Db } from '../../state/store/db'
import { findRow, notFound } from '../../state/store/find-row'
import type { Table } from '../../state/store/table'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

/** Maximum number of results of a search (backend contract, section 7). */
const MAX_RESULTS = 15

const tables = {
  user: 'users',
  artist: 'artists',
  album: 'albums',
  track: 'tracks',
  playlist: 'playlists',
  genre: 'genres',
  channel: 'channels',
  role: 'roles',
} as const satisfies Record<ModelType, keyof Db>

type ModelRow = Row & { id: number }

function normalize(row: ModelRow, type: ModelType) {
  const text = (...names: string[]): string | null => {
    const value = names.map((name) => row[name]).find((one) => typeof one === 'string' && one !== '')
    return typeof value === 'string' ? value : null
  }
  return {
    id: row.id,
    name: text('display_name', 'name') ?? '',
    description: text('email', 'description'),
    image: text('image', 'image_small', 'avatar'),
    model_type: type,
  }
}

/** Returns the table of a type, if the caller may search it. Throws 401, 403 or 404. */
function tableOf(caller: Caller, modelType = ''): { type: ModelType; table: Table<ModelRow> } {
  requireUser(caller)
  requirePermission(caller, 'admin.access')
  const type = modelTypes.find((one) => one === modelType)
  if (!type) throw notFound('Model', modelType)
  return { type, table: caller.db[tables[type]] as unknown as Table<ModelRow> }
}

export const normalizedModelHandlers = mockGroup(normalizedModels, documented, {
  list: (request) => {
    const { type, table } = tableOf(callerOf(request), request.params['type'])
    const { query } = request.query
    const rows = query ? searchRows(table.all(), query, (row) => [String(row['email'] ?? '')]) : table.all()
    return { results: rows.slice(0, MAX_RESULTS).map((row) => normalize(row, type)) }
  },

  show: (request) => {
    const { type, table } = tableOf(callerOf(request), request.params['type'])
    return { model: normalize(findRow(table, request.params['id'], 'Model'), type) }
  },
})
