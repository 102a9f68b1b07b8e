import type { PermissionsBody } from '@/contract/shapes/permission-list'
import type { Permission } from '@/contract/shapes/user'

import { invalid } from '../../kit/mock-failure'
import { offeredPermissions } from './offered-permissions'

/** Stores the permissions of a request. Throws 422 for an unknown id. */
export const grantedPermissions = (body: PermissionsBody): Permission[] =>
  body.map(({ id, restrictions }) => {
    const offeredPermission = offeredPermissions.find((permission) => permission.id === id)
    if (!offeredPermission) throw invalid('permissions', 'The selected permissions is invalid.')
    return { id, name: offeredPermission.name, restrictions }
  })
