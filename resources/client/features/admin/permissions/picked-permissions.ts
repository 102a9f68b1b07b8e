import type { OfferedPermission, PermissionsBody } from '@/contract/shapes/permission-list'
import type { Permission } from '@/contract/shapes/user'

type RestrictionValue = PermissionsBody[number]['restrictions'][number]['value']

/** Chosen permissions by id, each with its restrictions by name. */
export type PickedPermissions = ReadonlyMap<number, ReadonlyMap<string, RestrictionValue>>

/**
 * Reads what a role or user has been granted. Some responses leave out the id, which the offered permission of that name
 * has; one that is not offered keeps its own, so that saving does not remove it.
 */
export function pickedFrom(granted: readonly Permission[], offered: readonly OfferedPermission[]): PickedPermissions {
  const ids = new Map(offered.map(({ name, id }) => [name, id]))
  return new Map(
    granted.flatMap(({ id, name, restrictions }) => {
      const known = id ?? ids.get(name)
      if (known === undefined) return []
      return [[known, new Map(restrictions.map((one) => [one.name, one.value ?? null]))] as const]
    }),
  )
}

/** Returns the permissions as a request; a restriction without a value is unlimited and left out. */
export const permissionsBodyOf = (picked: PickedPermissions): PermissionsBody =>
  [...picked].map(([id, restrictions]) => ({
    id,
    restrictions: [...restrictions]
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => ({ name, value })),
  }))

/** Parses a request body back, as a restored draft contains it. */
export const pickedFromBody = (body: PermissionsBody): PickedPermissions =>
  new Map(body.map(({ id, restrictions }) => [id, new Map(restrictions.map(({ name, value }) => [name, value]))]))

/** Adds or removes a permission. */
export function withPermission(picked: PickedPermissions, id: number, isGranted: boolean): PickedPermissions {
  const next = new Map(picked)
  if (isGranted) next.set(id, picked.get(id) ?? new Map())
  else next.delete(id)
  return next
}

/** Sets a restriction of a chosen permission; null makes it unlimited. */
export const withRestriction = (
  picked: PickedPermissions,
  id: number,
  name: string,
  value: RestrictionValue,
): PickedPermissions => new Map(picked).set(id, new Map(picked.get(id)).set(name, value))
