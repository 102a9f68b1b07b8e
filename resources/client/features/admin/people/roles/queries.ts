import { managedUsers } from '@/contract/groups/managed-users'
import { type Role, roles } from '@/contract/groups/roles'
import { valueLists } from '@/contract/groups/value-lists'
import { call } from '@/core/platform/api/call'
import { keyOf, mutation, query, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { deleteEach } from '@/core/shared/data-table/delete-each'
import { rowQuery } from '@/core/shared/data-table/row-query'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the roles. */
export const roleSource: RecordSource<Role> = {
  list: (tableQuery) => queryPart(roles.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => rowQuery({ endpoint: roles.list, pageOf: ({ pagination }) => pagination }, id),
  // One at a time: the server takes a single id (backend contract, trap 30).
  remove: (ids) => deleteEach(ids, (id) => call(roles.remove, { params: { id } })),
  refresh: () => queryClient.invalidateQueries({ queryKey: keyOf(roles.list) }),
  exportCsv: () => call(roles.exportCsv),
}

/** Maximum number of members that the role editor lists. */
export const MEMBERS_SHOWN = 50

/** Queries for the role editor. */
export const roleQueries = {
  permissions: query(valueLists.show, { params: { names: 'permissions,workspacePermissions' } }),
  members: (roleId: number) =>
    queryPart(managedUsers.list, ({ pagination }) => pagination, {
      query: { roleId, perPage: MEMBERS_SHOWN, paginate: 'lengthAware' },
    }),
}

const membership = { invalidates: [managedUsers.list, roles.list] }

/** Mutations for a role's members. */
export const roleMutations = {
  addUsers: mutation(roles.addUsers, membership),
  removeUsers: mutation(roles.removeUsers, membership),
}
