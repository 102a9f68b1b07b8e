import type { Product } from '@/contract/groups/products'

import { grantsMore, limitOf } from './permission-limits'

/** Permission to add, edit and open family profiles (spec section 6). */
const FAMILY = 'family.add'

/** Contents of a plan: texts for visitors, and permissions if the server sends them. */
type Contents = Pick<Product, 'feature_list' | 'permissions'>

/** Everything that a user no longer has after leaving a plan. */
export type PlanLoss = {
  /** Features that only the plan lists. */
  features: string[]
  /** Number of family profiles that remain possible; null when there are as many as before. */
  profiles: number | null
}

const NOTHING: Contents = { feature_list: [], permissions: [] }

const permissionOf = ({ permissions }: Contents, wanted: string) => permissions.find(({ name }) => name === wanted)

/** Whether a plan grants any permission that the other lacks, or more of it. */
const grantsAnyMore = (plan: Contents, other: Contents): boolean =>
  plan.permissions.some((permission) => grantsMore(permission, permissionOf(other, permission.name)))

/**
 * Returns what is lost with a change of plan, or with none as the next one; null when nothing is. Plans describe
 * themselves in their own words, so a larger plan is told by its permissions.
 */
export function lossOf(from: Contents, to: Contents = NOTHING): PlanLoss | null {
  const isLess = grantsAnyMore(from, to)
  if (!isLess && grantsAnyMore(to, from)) return null
  const features = [...new Set(from.feature_list)].filter((feature) => !to.feature_list.includes(feature))
  return isLess || features.length > 0 ? { features, profiles: profilesLeft(from, to) } : null
}

function profilesLeft(from: Contents, to: Contents): number | null {
  const [had, gets] = [permissionOf(from, FAMILY), permissionOf(to, FAMILY)]
  if (!had || !grantsMore(had, gets)) return null
  const left = gets ? limitOf(gets, 'count') : 0
  return left < Infinity ? left : null
}
