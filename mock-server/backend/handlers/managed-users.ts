import { managedUsers } from '@/contract/groups/managed-users'
import { HttpStatus } from '@/contract/machinery/http-status'

import { managedUsers as documented } from '../../documented/groups/managed-users'
import { assignedRoles } from '../../rules/accounts/assign-roles'
import { createAccount } from '../../rules/accounts/create-account'
import { requireUnusedEmail } from '../../rules/accounts/family'
import { nameColumns } from '../../rules/accounts/name-columns'
import { presentAccount } from '../../rules/accounts/present-account'
import { managedPage } from '../../rules/lists/managed-page'
import { administrator } from '../../rules/permissions/administrator'
import { grantedPermissions } from '../../rules/permissions/granted-permissions'
import { permissionsOf } from '../../rules/permissions/permissions'
import { subscriptionsOf } from '../../rules/permissions/subscriptions-of'
import type { Caller } from '../../state/caller'
import { findRow } from '../../state/store/find-row'
import { callerOf } from '../pipeline/caller'
import { mockGroup, type MockRequest, MockResponse } from '../pipeline/mock-group'

type Body = Partial<MockRequest<typeof managedUsers.update>['body']>

function confirmed(value: Body['email_verified_at'], now: number): string | null {
  if (value === true) return new Date(now).toISOString()
  return value || null
}

/** Columns that a request changes; omitted ones stay. */
function columnsOf({ db, now }: Caller, body: Body) {
  const { roles, permissions, email_verified_at, available_space, avatar, country, language, timezone } = body
  const places = Object.entries({ country, language, timezone }).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(places.map(([name, value]) => [name, value || null])),
    ...(avatar && { avatar }),
    ...(body.password && { password: body.password }),
    ...(roles && { roles: assignedRoles(db, roles) }),
    ...(permissions && { permissions: grantedPermissions(permissions) }),
    ...(email_verified_at !== undefined && { email_verified_at: confirmed(email_verified_at, now()) }),
    ...(available_space !== undefined && { available_space }),
    updated_at: new Date(now()).toISOString(),
  }
}

export const managedUserHandlers = mockGroup(managedUsers, documented, {
  list: (request) => {
    const caller = administrator(callerOf(request), 'users.view')
    const { db } = caller
    const { roleId, roleName, permission, ...query } = request.query
    const users = db.users
      .all()
      .filter(
        (user) =>
          (roleId === undefined || user.roles.some(({ id }) => id === roleId)) &&
          (roleName === undefined || user.roles.some(({ name }) => name === roleName)) &&
          (permission === undefined || permissionsOf(db, user).some(({ name }) => name === permission)),
      )
    return managedPage(caller, users, query, {
      table: 'users',
      readers: {
        email_verified_at: ({ email_verified_at }) => email_verified_at,
        subscriptions: (user) => subscriptionsOf(db, user).map(({ id }) => id),
      },
      searched: ({ email }) => [email ?? ''],
      present: (user) => presentAccount(caller, user, query.with),
    })
  },

  create: (request) => {
    const caller = administrator(callerOf(request), 'users.create')
    const { db, now } = caller
    const { email, password, email_verified_at = null, ...body } = request.body
    requireUnusedEmail(db, email)
    const own = columnsOf(caller, body)
    const names = nameColumns({ email, first_name: null, last_name: null }, body)
    const user = createAccount(
      db,
      { ...own, ...names, email, password, email_verified_at: confirmed(email_verified_at, now()) },
      now(),
    )
    return new MockResponse({ user: presentAccount(caller, user) }, { status: HttpStatus.Created })
  },

  update: (request) => {
    const caller = administrator(callerOf(request), 'users.update')
    const { db } = caller
    const user = findRow(db.users, request.params['id'], 'User')
    const { email = user.email ?? '' } = request.body
    if (email.toLowerCase() !== user.email?.toLowerCase()) requireUnusedEmail(db, email)
    const names = nameColumns({ ...user, email }, request.body)
    const changed = db.users.update(user.id, { ...columnsOf(caller, request.body), ...names, email })
    return { user: presentAccount(caller, changed) }
  },

  exportCsv: (request) => {
    administrator(callerOf(request), 'users.view')
    return { downloadPath: 'csv/download/1' }
  },
})
