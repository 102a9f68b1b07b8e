import { HttpStatus } from '@/contract/machinery/http-status'

import { permissionsOfRight } from '../../documented/documented'
import { MockFailure } from '../../kit/mock-failure'
import { offeredPermissions } from '../../rules/permissions/offered-permissions'
import type { Call } from './call'
import type { RouteMatch } from './routes'

/** Groups of permissions that only administrators have. */
const ADMINISTRATIVE = new Set(['admin', 'people', 'plans', 'site'])

/** Right of users too. */
const UPLOAD = 'uploads.create'

const administrativePermissions = new Set(
  offeredPermissions.flatMap(({ name, group }) => (ADMINISTRATIVE.has(group ?? '') && name !== UPLOAD ? [name] : [])),
)

/**
 * Refuses what administrators write on a demo site (backend contract, section 10). Assumed: which calls are blocked;
 * neither document lists them.
 */
export function refuseOnDemo({ world, request }: Call, { documented }: RouteMatch): void {
  if (!world.db.settings.site?.demo || request.method === 'GET' || request.method === 'HEAD') return
  if (documented?.rights.flatMap(permissionsOfRight).some((name) => administrativePermissions.has(name)))
    throw new MockFailure(HttpStatus.Forbidden, { message: "You can't do that on demo site." })
}
