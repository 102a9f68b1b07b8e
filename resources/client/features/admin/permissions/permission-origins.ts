import type { Permission } from '@/contract/shapes/user'

/** Where a permission of a user comes from; roles and plans by their names. */
export type Origin = { type: 'role' | 'plan'; name: string }

/** A role or plan of the user, with what it grants. */
export type Grantor = Origin & { permissions: readonly Permission[] }

/** Names what grants each permission, by the permission's name. */
export function originsOf(grantors: readonly Grantor[]): Map<string, Origin[]> {
  const origins = new Map<string, Origin[]>()
  for (const { permissions, type, name } of grantors) {
    for (const permission of permissions) {
      origins.set(permission.name, [...(origins.get(permission.name) ?? []), { type, name }])
    }
  }
  return origins
}

/**
 * Returns the limits that roles, or plans, set by a permission's restriction; as text, since PHP may send numbers as
 * strings.
 */
function limitsOf(
  grantors: readonly Grantor[],
  type: Origin['type'],
  permission: string,
  restriction: string,
): string[] {
  return grantors
    .filter((grantor) => grantor.type === type)
    .flatMap(({ permissions }) => permissions.filter(({ name }) => name === permission))
    .flatMap(({ restrictions }) => restrictions.filter(({ name, value }) => name === restriction && value != null))
    .map(({ value }) => String(value))
}

/**
 * Returns the user's own permissions and limits. The server merges limits by name, the user's take precedence over
 * those of the plan and the roles (backend contract, section 3.3); saved as the user's own, a merged one would outlast
 * its origin.
 */
export function ownPermissions(merged: readonly Permission[], grantors: readonly Grantor[]): Permission[] {
  const granted = originsOf(grantors)
  const isOwn = (permission: string, { name, value }: Permission['restrictions'][number]): boolean => {
    const planLimits = limitsOf(grantors, 'plan', permission, name)
    const limits = planLimits.length > 0 ? planLimits : limitsOf(grantors, 'role', permission, name)
    return value != null && !limits.includes(String(value))
  }
  return merged.flatMap((permission) => {
    if (!granted.has(permission.name)) return [permission]
    const restrictions = permission.restrictions.filter((restriction) => isOwn(permission.name, restriction))
    return restrictions.length > 0 ? [{ ...permission, restrictions }] : []
  })
}
