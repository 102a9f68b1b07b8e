import { HttpStatus } from '@/contract/machinery/http-status'

import { invalid, MockFailure } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import { roles as siteRoles } from '../../state/seeds/roles'
import type { Db, MockUser } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import { findByEmail, requireUser } from '../permissions/find-user'
import { requirePermission, forbidden, permissionsOf } from '../permissions/permissions'

type Visitor = Pick<Caller, 'db' | 'user'>

/** Family profiles of a parent's account. */
export const familyOf = (db: Db, parentId: number): MockUser[] =>
  db.users.all().filter(({ parent_id }) => parent_id === parentId)

/** Returns the signed-in user if they may have a family. Throws 401 or 403. */
export function familyCaller(visitor: Visitor, permission: 'family.open' | 'family.add'): MockUser {
  const user = requireUser(visitor)
  requirePermission(visitor, permission)
  return user
}

/** Finds a profile of the caller's family by id. Throws 401, 403 or 404. */
export function findProfile(visitor: Visitor, id: string): MockUser {
  const parent = familyCaller(visitor, 'family.add')
  const profile = findRow(visitor.db.users, id, 'User')
  if (profile.parent_id !== parent.id) throw forbidden()
  return profile
}

/** Throws 403 when the family has reached its profile limit; the body links to the plans if billing is enabled. */
export function requireFamilyCapacity(db: Db, parent: MockUser): void {
  const right = permissionsOf(db, parent).find(({ name }) => name === 'family.add')
  const cap = right?.restrictions.find(({ name }) => name === 'count')?.value
  if (typeof cap !== 'number' || familyOf(db, parent.id).length < cap) return
  throw new MockFailure(HttpStatus.Forbidden, {
    message: "You've reached the maximum number of family profiles allowed for your plan.",
    ...(db.settings.billing?.enable && { action: { label: 'Upgrade', action: '/pricing' } }),
  })
}

/** Returns the role of family profiles. Throws 422 when any other role is requested. */
export function profileRoles(db: Db, ids: number[] = []): MockUser['roles'] {
  const { id, name } = siteRoles.children
  if (ids.some((otherId) => otherId !== id)) throw invalid('roles', 'The selected roles is invalid.')
  return [{ id, name: db.roles.get(id)?.name ?? name }]
}

/** Throws 422 when an account already uses this email address. */
export function requireUnusedEmail(db: Db, email: string): void {
  if (findByEmail(db, email)) throw invalid('email', 'The email has already been taken.')
}
