import type { Product } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import { roundHalfUp } from '@/lib/round-half-up'

/** Billing cycle that the visitor compares plans in (spec section 4). */
export type BillingCycle = 'monthly' | 'yearly'

type Period = Pick<Price, 'interval' | 'interval_count'>

const isMonthly = ({ interval, interval_count: count }: Period) =>
  (interval === 'day' && count >= 30) || (interval === 'month' && count >= 1)

const isYearly = ({ interval, interval_count: count }: Period) =>
  (interval === 'month' && count >= 12) || (interval === 'year' && count >= 1)

/** Returns the price to show for a cycle: the first that fits, else the first; undefined without prices (spec 5). */
export const priceFor = (cycle: BillingCycle, prices: readonly Price[]): Price | undefined =>
  prices.find(cycle === 'monthly' ? isMonthly : isYearly) ?? prices[0]

/** Displayed amount: of one interval, not of the whole billing period (spec section 5). */
export const amountPerInterval = ({ amount, interval_count }: Price): number => amount / interval_count

const MONTHS_PER_INTERVAL: Record<Price['interval'], number> = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 }

/** Amount per month, to compare prices of different periods. */
export const amountPerMonth = (price: Price): number => amountPerInterval(price) / MONTHS_PER_INTERVAL[price.interval]

/** Whether a plan has a price for each cycle, so that switching changes it. */
const hasBothCycles = (monthly: Price | undefined, yearly: Price | undefined): boolean =>
  monthly !== undefined && yearly !== undefined && isMonthly(monthly) && isYearly(yearly) && monthly.id !== yearly.id

/** Percentage saved by paying yearly; undefined without a price for each cycle in the same currency. */
function yearlySavingOf({ prices }: Product): number | undefined {
  const monthly = priceFor('monthly', prices)
  const yearly = priceFor('yearly', prices)
  if (!monthly || !yearly || !hasBothCycles(monthly, yearly) || monthly.currency !== yearly.currency) return undefined
  const full = amountPerMonth(monthly)
  return full > 0 ? roundHalfUp(((full - amountPerMonth(yearly)) / full) * 100) : undefined
}

/** Savings outside these percentages are not shown (spec section 5). */
const MIN_SAVING = 1
const MAX_SAVING = 200

/** Best yearly saving in percent among the visible plans; undefined when there is none to show (spec section 5). */
export function bestYearlySaving(products: readonly Product[]): number | undefined {
  const savings = visiblePlans(products).flatMap((product) => yearlySavingOf(product) ?? [])
  const best = Math.max(...savings)
  return best >= MIN_SAVING && best <= MAX_SAVING ? best : undefined
}

/** Plans to list, without those that are sold through links only. */
export const visiblePlans = (products: readonly Product[]): Product[] => products.filter(({ hidden }) => !hidden)

/** Plans that a coupon can lower. */
export const payablePlans = (products: readonly Product[]): Product[] =>
  products.filter(({ free, prices }) => !free && prices.length > 0)

/** Whether switching the billing cycle changes any plan's price. */
export const hasCycles = (products: readonly Product[]): boolean =>
  products.some(({ prices }) => hasBothCycles(priceFor('monthly', prices), priceFor('yearly', prices)))
