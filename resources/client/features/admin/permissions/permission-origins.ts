import type { Permission } from '@/contract/user'

/** Where a permission of a user comes from; roles and plans by their names. */
export type Origin = { type: 'role' | 'plan'; name: string }

/** A role or plan of the user, with what it grants. */
export type Grantor = Origin & { permissions: readonly Permission[] }

const limitsOf = ({ restrictions }: Permission): string =>
  JSON.stringify(
    restrictions
      .map(({ name, value }) => [name, value ?? null])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  )

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
 * Returns the user's own permissions. The server merges those of roles and plans into the user's (backend contract,
 * section 3.3); saving them as the user's own would outlast the role.
 */
export const ownPermissions = (granted: readonly Permission[], grantors: readonly Grantor[]): Permission[] =>
  granted.filter(
    (permission) =>
      !grantors.some(({ permissions }) =>
        permissions.some((one) => one.name === permission.name && limitsOf(one) === limitsOf(permission)),
      ),
  )
