import { type Account, accounts } from '@/contract/groups/accounts'
import { managedUsers } from '@/contract/groups/managed-users'
import { call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { isNewerRelease } from '@/core/platform/bootstrap/release'
import type { RecordSource } from '@/core/shared/records/resource'

/** Requests for the users. */
export const userSource: RecordSource<Account> = {
  list: (tableQuery) =>
    queryPart(managedUsers.list, ({ pagination }) => pagination, {
      query: { ...tableQuery, with: ['roles', 'subscriptions', 'bans'] },
    }),
  show: (id) =>
    queryPart(accounts.show, ({ user }) => user, {
      params: { id },
      query: { with: ['roles', 'permissions', 'subscriptions', 'bans', 'lastLogin'] },
    }),
  remove: (ids) => call(accounts.remove, { params: { ids: ids.join() }, body: {} }),
  refresh: () =>
    Promise.all(
      [managedUsers.list, accounts.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })),
    ),
  exportCsv: () => call(managedUsers.exportCsv),
}

/** The endpoint that suspends a user, of the backend's release. */
export const banEndpoint = () => (isNewerRelease() ? accounts.banNewer : accounts.ban)

/** The endpoint that lifts a suspension, of the backend's release. */
export const unbanEndpoint = () => (isNewerRelease() ? accounts.unbanNewer : accounts.unban)
