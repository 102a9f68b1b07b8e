import type { OfferedPermission } from '@/contract/shapes/permission-list'

import { splitName } from './permission-names'

/** The permissions over one thing, such as `users`. */
export type PermissionThing = { thing: string; permissions: readonly OfferedPermission[] }

/** Rights that most things have; they are listed first, in this order. */
const COMMON = ['view', 'create', 'update', 'delete']

const rankOf = ({ name }: OfferedPermission): number => {
  const rank = COMMON.indexOf(splitName(name).right)
  return rank === -1 ? COMMON.length : rank
}

/** Groups permissions by what they are about, in the order of the first appearance. */
export function thingsOf(offered: readonly OfferedPermission[]): PermissionThing[] {
  const byThing = new Map<string, OfferedPermission[]>()
  for (const permission of offered) {
    const { thing } = splitName(permission.name)
    byThing.set(thing, [...(byThing.get(thing) ?? []), permission])
  }
  return [...byThing].map(([thing, permissions]) => ({
    thing,
    permissions: permissions.toSorted((one, other) => rankOf(one) - rankOf(other)),
  }))
}
