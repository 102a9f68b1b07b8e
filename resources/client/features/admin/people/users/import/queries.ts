import { managedUsers } from '@/contract/groups/managed-users'
import { valueLists } from '@/contract/groups/value-lists'
import { call } from '@/core/platform/api/call'
import { query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { ImportValues } from '@/core/shared/records/import/importable'

/** Fetches the roles and countries that a file can name. Throws ApiError. */
export const importLists = () =>
  queryClient.fetchQuery(query(valueLists.show, { params: { names: 'roles,countries' } }))

/** Values of a user. */
export const userValues = managedUsers.create.body

/** Creates a user. Throws ApiError. */
export const createUser = (values: ImportValues) => call(managedUsers.create, { body: userValues.parse(values) })
