import { HttpStatus } from '@/contract/machinery/http-status'
import type { Permission } from '@/contract/shapes/user'

import { type MockFailure, PermissionRefusal } from '../../kit/mock-failure'
import type { Db, MockUser } from '../../state/store/db'
import { planPermissions } from './subscriptions-of'

type Restriction = Permission['restrictions'][number]

/** Merges permissions; an earlier one's restriction overrides a later one's of the same name. */
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

/** All permissions of a user: their own, then those of their plan and roles (backend contract, section 3.3). */
export const permissionsOf = (db: Db, user: MockUser): Permission[] =>
  merge([
    ...user.permissions,
    ...planPermissions(db, user),
    ...user.roles.flatMap(({ id }) => db.roles.get(id)?.permissions ?? []),
  ])

/** The role of visitors who are not signed in. */
export const guestRole = (db: Db) => db.roles.all().find(({ guests }) => guests)

/** Checks a permission of the user or guest; `admin` implies all. */
export function may(db: Db, user: MockUser | null, permission: string): boolean {
  const granted = user ? permissionsOf(db, user) : (guestRole(db)?.permissions ?? [])
  return granted.some(({ name }) => name === permission || name === 'admin')
}

/** Paid permissions: a refusal links to the plans (backend contract, section 2.4). */
const SOLD = new Set(['music.play', 'music.download'])

/** Laravel's 403 for a missing permission. */
export const forbidden = (permission?: string): MockFailure =>
  new PermissionRefusal(HttpStatus.Forbidden, {
    message: "You don't have required permissions to perform this action.",
    ...(permission && SOLD.has(permission) && { action: { label: 'Upgrade', action: '/pricing' } }),
  })

/** Throws 403 when the caller lacks the permission. */
export function requirePermission({ db, user }: { db: Db; user: MockUser | null }, permission: string): void {
  if (!may(db, user, permission)) throw forbidden(permission)
}

/** True for suspended users: the backend allows them only the page `/` and signing out. */
export const isBanned = (user: MockUser | null): boolean => (user?.bans.length ?? 0) > 0
