import { invalid } from '../../kit/mock-failure'
import type { Db, MockUser } from '../../state/store/db'

/** Returns a user's roles by id. Throws 422 for an unknown role, and for one of a workspace. */
export const assignedRoles = (db: Db, ids: readonly number[]): MockUser['roles'] =>
  ids.map((id) => {
    const role = db.roles.get(id)
    if (!role || role.workspace) throw invalid('roles', 'The selected roles is invalid.')
    return { id, name: role.name }
  })
