import type { Product } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import { paths } from '@/core/platform/navigation/paths'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import { siteRoot } from '@/lib/browser/url'

/** A plan and one of its prices. */
export type Order = { product: Product; price: Price }

/** Ids of an order. */
export type OrderIds = { product: { id: number }; price: { id: number } }

/** Returns the parameters of the routes that sell an order. */
export const routeParams = ({ product, price }: OrderIds, couponId: string | undefined) => ({
  productId: product.id,
  priceId: price.id,
  couponId,
})

/** Returns the absolute URL of a checkout, within the site's folder: a bank's page returns to it. */
export function returnUrlOf(order: OrderIds, couponId: string | undefined): string {
  const path = paths.checkout.link(routeParams(order, couponId)) ?? paths.pricing.link()
  return new URL(path.slice(1), siteRoot()).href
}

/** Removes the plan and the coupon that were stored for the purchase. */
export function clearSelection(): void {
  onboardingSelection.remove()
  chosenCoupon.remove()
}
