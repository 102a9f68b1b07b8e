import type { Permission } from '@/contract/user'

import { MockFailure } from './mock-failure'
import type { Db, MockUser } from './store/db'

type Restriction = Permission['restrictions'][number]

/** The user's own restriction of a name wins over a role's (backend contract, section 3.3). */
function merge(list: Permission[]): Permission[] {
  const merged = new Map<string, Permission>()
  for (const permission of list) {
    const known = merged.get(permission.name)
    const restrictions = new Map<string, Restriction>()
    for (const restriction of [...permission.restrictions, ...(known?.restrictions ?? [])]) {
      restrictions.set(restriction.name, restriction)
    }
    merged.set(permission.name, { ...permission, restrictions: [...restrictions.values()] })
  }
  return [...merged.values()]
}

/** All rights of a user: the user's own, then those of the roles. */
export const permissionsOf = (db: Db, user: MockUser): Permission[] =>
  merge([...user.permissions, ...user.roles.flatMap(({ id }) => db.roles.get(id)?.permissions ?? [])])

/** The role of everyone who is not signed in. */
export const guestRole = (db: Db) => db.roles.all().find(({ guests }) => guests)

/** Whether the user, or a guest, may do it; `admin` implies all. */
export function may(db: Db, user: MockUser | null, permission: string): boolean {
  const granted = user ? permissionsOf(db, user) : (guestRole(db)?.permissions ?? [])
  return granted.some(({ name }) => name === permission || name === 'admin')
}

/** Rights that are for sale: a refusal shows the way to the plans (backend contract, section 2.4). */
const SOLD = new Set(['music.play', 'music.download'])

/** Laravel's refusal of what the caller has no right to. */
export const forbidden = (permission?: string): MockFailure =>
  new MockFailure(403, {
    message: "You don't have required permissions to perform this action.",
    ...(permission && SOLD.has(permission) && { action: { label: 'Upgrade', action: '/pricing' } }),
  })

/** Refuses with 403 those who may not. */
export function demand({ db, user }: { db: Db; user: MockUser | null }, permission: string): void {
  if (!may(db, user, permission)) throw forbidden(permission)
}

/** Suspended: the backend refuses all but the page `/` and signing out. */
export const isBanned = (user: MockUser | null): boolean => (user?.bans.length ?? 0) > 0
