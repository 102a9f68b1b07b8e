import type { Caller } from '../caller'
import { invalid } from '../invalid'
import { MockFailure } from '../mock-failure'
import { signedIn } from '../music/people'
import { demand, forbidden, permissionsOf } from '../permissions'
import { roles as siteRoles } from '../scenarios/roles'
import type { Db, MockUser } from '../store/db'
import { findRow } from '../store/find-row'
import { findByEmail } from './credentials'

type Visitor = Pick<Caller, 'db' | 'user'>

/** The profiles below a parent's account. */
export const familyOf = (db: Db, parentId: number): MockUser[] =>
  db.users.all().filter(({ parent_id }) => parent_id === parentId)

/** The caller, who must be someone that may have a family. Answers 401 or 403. */
export function familyCaller(visitor: Visitor, permission: 'family.open' | 'family.add'): MockUser {
  const user = signedIn(visitor)
  demand(visitor, permission)
  return user
}

/** A profile of the caller's own family. Answers 401, 403 or 404. */
export function findProfile(visitor: Visitor, id: string): MockUser {
  const parent = familyCaller(visitor, 'family.add')
  const profile = findRow(visitor.db.users, id, 'User')
  if (profile.parent_id !== parent.id) throw forbidden()
  return profile
}

/** Answers 403, with the way to the plans where there are any, when the family has all the profiles it may have. */
export function demandRoom(db: Db, parent: MockUser): void {
  const right = permissionsOf(db, parent).find(({ name }) => name === 'family.add')
  const cap = right?.restrictions.find(({ name }) => name === 'count')?.value
  if (typeof cap !== 'number' || familyOf(db, parent.id).length < cap) return
  throw new MockFailure(403, {
    message: "You've reached the maximum number of family profiles allowed for your plan.",
    ...(db.settings.billing?.enable && { action: { label: 'Upgrade', action: '/pricing' } }),
  })
}

/** The roles of a profile: those that are meant for profiles. Answers 422 to any other. */
export function profileRoles(db: Db, ids: number[] = []): MockUser['roles'] {
  const { id, name } = siteRoles.children
  if (ids.some((asked) => asked !== id)) throw invalid('roles', 'The selected roles is invalid.')
  return [{ id, name: db.roles.get(id)?.name ?? name }]
}

/** Answers 422 when an account has this address already. */
export function demandFreeEmail(db: Db, email: string): void {
  if (findByEmail(db, email)) throw invalid('email', 'The email has already been taken.')
}
