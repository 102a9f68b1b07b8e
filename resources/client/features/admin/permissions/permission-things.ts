import type { OfferedPermission } from '@/contract/shapes/permission-list'

import { splitName } from './permission-names'

/** Rights that most things have, in the order of their columns. */
const COMMON_RIGHTS = ['view', 'create', 'update', 'delete'] as const

/** A right that has a column of its own. */
export type CommonRight = (typeof COMMON_RIGHTS)[number]

/** The permissions over one thing, such as `users`: those with a column, and the others. */
export type PermissionThing = {
  thing: string
  common: ReadonlyMap<CommonRight, OfferedPermission>
  others: readonly OfferedPermission[]
}

/** Groups permissions by what they are about, in the order of the first appearance. */
export function thingsOf(offered: readonly OfferedPermission[]): PermissionThing[] {
  const byThing = new Map<string, OfferedPermission[]>()
  for (const permission of offered) {
    const { thing } = splitName(permission.name)
    byThing.set(thing, [...(byThing.get(thing) ?? []), permission])
  }
  return [...byThing].map(([thing, permissions]) => {
    const common = new Map(
      COMMON_RIGHTS.flatMap((right) => {
        const permission = permissions.find(({ name }) => splitName(name).right === right)
        return permission ? [[right, permission] as const] : []
      }),
    )
    const columns = new Set(common.values())
    return { thing, common, others: permissions.filter((permission) => !columns.has(permission)) }
  })
}
