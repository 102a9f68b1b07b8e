import type { Product } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'

import { amountPerMonth, payablePlans, visiblePlans } from './prices'

/** The least that a site's plans cost. */
export type StartingPrice = {
  /** The lowest price on sale. */
  price: Price
  /** Whether a plan on sale costs nothing. */
  hasFreePlan: boolean
}

const isOneMonth = ({ interval, interval_count }: Price) => interval === 'month' && interval_count === 1

/**
 * Returns the lowest price on sale: of those charged every month, which visitors compare; else the lowest per month.
 * Prices in another currency than the first one's are not comparable. Undefined if nothing is on sale.
 */
export function startingPrice(products: readonly Product[]): StartingPrice | undefined {
  const onSale = visiblePlans(products)
  const prices = payablePlans(onSale).flatMap((product) => product.prices.filter(({ amount }) => amount > 0))
  const comparable = prices.filter(({ currency }) => currency === prices[0]?.currency)
  const monthly = comparable.filter(isOneMonth)
  const candidates = monthly.length > 0 ? monthly : comparable
  const [price] = candidates.toSorted((one, other) => amountPerMonth(one) - amountPerMonth(other))
  return price && { price, hasFreePlan: onSale.some(({ free }) => free) }
}
