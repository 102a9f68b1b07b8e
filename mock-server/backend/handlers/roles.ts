import { roles } from '@/contract/groups/roles'
import { HttpStatus } from '@/contract/machinery/http-status'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { roles as documented } from '../../documented/groups/roles'
import { MockFailure } from '../../kit/mock-failure'
import { managedPage } from '../../rules/lists/managed-page'
import { administrator } from '../../rules/permissions/administrator'
import { grantedPermissions } from '../../rules/permissions/granted-permissions'
import { withIds } from '../../rules/permissions/offered-permissions'
import type { Caller } from '../../state/caller'
import { roles as siteRoles } from '../../state/seeds/roles'
import type { Db, MockUser } from '../../state/store/db'
import { findRow, notFound } from '../../state/store/find-row'
import { requireUnique } from '../../state/store/require-unique'
import type { MockRole } from '../../state/store/role-rows'
import { callerOf } from '../pipeline/caller'
import { mockGroup, type MockRequest, MockResponse } from '../pipeline/mock-group'

type Body = MockRequest<typeof roles.update>['body']

const SEEDED = '2025-01-01T00:00:00.000000Z'

const isDefault = ({ id, default: own }: MockRole): boolean => own ?? id === siteRoles.users.id

/** Maps a role to its columns in responses. */
const presentRole = (db: Db, role: MockRole) => ({
  id: role.id,
  name: role.name,
  description: role.description ?? null,
  default: isDefault(role),
  guests: role.guests ?? false,
  type: role.workspace ? ('workspace' as const) : ('sitewide' as const),
  permissions: withIds(role.permissions),
  users_count: db.users.all().filter((user) => user.roles.some(({ id }) => id === role.id)).length,
  created_at: role.created_at ?? SEEDED,
  updated_at: role.updated_at ?? SEEDED,
})

/** Finds the role by the id in the path; only a single id is valid. Throws 404. */
function findRole({ db }: Caller, id = ''): MockRole {
  if (!/^\d+$/.test(id)) throw notFound('Role', id)
  return findRow(db.roles, id, 'Role')
}

/** Columns of a request. Permissions that it leaves out are removed (backend contract, trap 30). */
function columnsOf({ db, now }: Caller, body: Body, known?: MockRole): Omit<MockRole, 'id'> {
  const { name, description = null, default: isGiven = false, guests = false, permissions } = body
  requireUnique(db.roles, 'name', name.trim(), known)
  const date = new Date(now()).toISOString()
  const type = body.type ?? (known?.workspace ? 'workspace' : 'sitewide')
  return {
    name: name.trim(),
    description,
    default: isGiven,
    guests,
    ...(type === 'workspace' && { workspace: true as const }),
    permissions: grantedPermissions(permissions),
    created_at: known ? (known.created_at ?? SEEDED) : date,
    updated_at: date,
  }
}

/** Adds a role to users, or takes it from them. */
function changeMembers(
  request: MockRequest<typeof roles.addUsers> | MockRequest<typeof roles.removeUsers>,
  change: (user: MockUser, role: MockRole) => MockUser['roles'],
) {
  const caller = administrator(callerOf(request), `${assumedPermissions.roles}.update`)
  const role = findRole(caller, request.params['id'])
  const members = request.body.userIds.map((id) => findRow(caller.db.users, id, 'User'))
  for (const user of members) caller.db.users.update(user.id, { roles: change(user, role) })
  return {}
}

const others = ({ roles: own }: MockUser, { id }: MockRole) => own.filter((role) => role.id !== id)

export const roleHandlers = mockGroup(roles, documented, {
  list: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.roles}.view`)
    const { db } = caller
    const rows = db.roles.all().map((role) => presentRole(db, role))
    return managedPage(caller, rows, request.query, {
      table: 'roles',
      readers: { type: ({ type }) => type },
      present: (role) => role,
    })
  },

  create: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.roles}.create`)
    const role = caller.db.roles.insert({ id: caller.db.roles.nextId(), ...columnsOf(caller, request.body) })
    return new MockResponse({ role: presentRole(caller.db, role) }, { status: HttpStatus.Created })
  },

  update: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.roles}.update`)
    const known = findRole(caller, request.params['id'])
    const { workspace: _, ...rest } = known
    const role = caller.db.roles.insert({ ...rest, ...columnsOf(caller, request.body, known) })
    return { role: presentRole(caller.db, role) }
  },

  remove: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.roles}.delete`)
    const role = findRole(caller, request.params['id'])
    if (role.guests || isDefault(role)) {
      throw new MockFailure(HttpStatus.UnprocessableContent, { message: 'This role can not be deleted.', errors: {} })
    }
    for (const user of caller.db.users.all()) {
      if (user.roles.some(({ id }) => id === role.id)) caller.db.users.update(user.id, { roles: others(user, role) })
    }
    caller.db.roles.remove(role.id)
    return new MockResponse(undefined, { status: HttpStatus.NoContent })
  },

  addUsers: (request) =>
    changeMembers(request, (user, role) => [...others(user, role), { id: role.id, name: role.name }]),
  removeUsers: (request) => changeMembers(request, others),

  exportCsv: (request) => {
    administrator(callerOf(request), `${assumedPermissions.roles}.view`)
    return { result: 'jobQueued' }
  },
})
