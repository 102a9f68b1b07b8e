import { managedUsers } from '@/contract/groups/managed-users'
import { call } from '@/core/platform/api/call'
import type { ImportValues } from '@/core/shared/records/import/importable'

/** Values of a user. */
export const userValues = managedUsers.create.body

/** Creates a user. Throws ApiError. */
export const createUser = (values: ImportValues) => call(managedUsers.create, { body: userValues.parse(values) })
