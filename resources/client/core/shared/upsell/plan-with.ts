import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Product } from '@/contract/groups/products'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { findPermission, isChildProfile } from '@/core/platform/session/permissions'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { amountPerMonth, visiblePlans } from '@/core/shared/pricing/prices'

import { grantsMore } from './permission-limits'

/** Link that helps a user who lacks a permission, or has reached its restriction. */
export type PlanRemedy = { label: TranslationKey; to: string }

/** Whether a user may be sent to the plans: never children, and guests sign in first. */
export const mayBuyPlans = (bootstrap: Bootstrap): boolean =>
  bootstrap.user !== null && sellsPlans(bootstrap.settings) && !isChildProfile(bootstrap)

/**
 * Returns the link that lifts a missing permission: to the bill of a plan that grants it once it is paid, else to the
 * cheapest plan on sale. Null when no plan lifts it. Without the plans, links to all of them.
 */
export function remedyFor(
  bootstrap: Bootstrap,
  permission: string,
  products: readonly Product[] | undefined,
): PlanRemedy | null {
  if (!mayBuyPlans(bootstrap)) return null
  if (products && isUnpaid(bootstrap, permission, products)) {
    return { label: 'Fix payment', to: paths.billing.link() }
  }
  const isKnown = products?.some(({ permissions }) => permissions.length > 0)
  if (isKnown && !planWith(bootstrap, permission, products ?? [])) return null
  return { label: 'See plans', to: paths.pricing.link(permission) }
}

/** Whether the user has a plan that grants the permission, but whose last payment failed. */
function isUnpaid(bootstrap: Bootstrap, permission: string, products: readonly Product[]): boolean {
  const unpaid = bootstrap.user?.subscriptions.filter(({ past_due, valid }) => past_due && !valid) ?? []
  const ids = unpaid.map(({ product_id, product }) => product_id ?? product?.id)
  return products.some((product) => ids.includes(product.id) && lifts(bootstrap, permission, product))
}

/**
 * Returns the cheapest plan on sale that grants a permission which the visitor lacks, or more of it than they have
 * (profiles of `family.add`, minutes of `music.create`).
 */
export function planWith(bootstrap: Bootstrap, permission: string, products: readonly Product[]): Product | undefined {
  const candidates = visiblePlans(products).filter(
    (product) => !product.free && product.prices.length > 0 && lifts(bootstrap, permission, product),
  )
  const currency = candidates[0]?.prices[0]?.currency
  // Amounts in other currencies are not comparable: a plan without the first one's currency counts as the most
  // expensive.
  const costOf = ({ prices }: Product): number =>
    Math.min(...prices.filter((price) => price.currency === currency).map(amountPerMonth))
  const lowest = Math.min(...candidates.map(costOf))
  return candidates.find((product) => costOf(product) === lowest)
}

function lifts(bootstrap: Bootstrap, name: string, { permissions }: Product): boolean {
  const offeredPermission = permissions.find((permission) => permission.name === name)
  if (!offeredPermission || findPermission(bootstrap, 'admin')) return false
  return grantsMore(offeredPermission, findPermission(bootstrap, name))
}
