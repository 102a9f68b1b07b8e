import { modelTypes, normalizedModels } from '@/contract/groups/normalized-models'

import { normalizedModels as documented } from '../../documented/groups/normalized-models'
import { searchRows } from '../../rules/lists/listing'
import { modelTable, normalize } from '../../rules/lists/normalized-model'
import { requireUser } from '../../rules/permissions/find-user'
import { requirePermission } from '../../rules/permissions/permissions'
import type { Caller } from '../../state/caller'
import { findRow, notFound } from '../../state/store/find-row'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

/** Maximum number of results of a search (backend contract, section 7). */
const MAX_RESULTS = 15

/** Returns the table of a type, if the caller may search it. Throws 401, 403 or 404. */
function tableOf(caller: Caller, modelType = '') {
  requireUser(caller)
  requirePermission(caller, 'admin.access')
  const type = modelTypes.find((one) => one === modelType)
  if (!type) throw notFound('Model', modelType)
  return { type, table: modelTable(caller.db, type) }
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
