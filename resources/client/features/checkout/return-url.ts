import { paths } from '@/core/platform/navigation/paths'
import { siteRoot } from '@/lib/browser/url'

type Plan = { product: { id: number }; price: { id: number } }

/** Returns the absolute URL of a checkout, within the site's folder: a bank's page returns to it. */
export function returnUrlOf({ product, price }: Plan, couponId: string | undefined): string {
  const path = paths.checkout.link({ productId: product.id, priceId: price.id, couponId }) ?? paths.pricing.link()
  return new URL(path.slice(1), siteRoot()).href
}
