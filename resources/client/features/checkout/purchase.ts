import type { Subscription } from '@/contract/shapes/subscription-schema'

import type { Order } from './order'
import type { StartedPayment } from './started-payment'

/** Result of a purchase. */
export type Purchase = {
  /** Null when the server reports another plan than the ordered one without its name. */
  name: string | null
  next: NextPayment | null
}

/** The next payment; its maximum amount, unless the summary showed the exact one. */
type NextPayment = StartedPayment['next'] & { isShown: boolean }

/**
 * Combines what the server reports with what the summary showed, which includes the coupon. A link can name another
 * plan than the one that was bought: then only the server's data counts.
 */
export function purchaseOf(
  { product, price }: Order,
  subscription: Subscription | undefined,
  nextPayment: StartedPayment['next'] | null,
): Purchase {
  const isOtherProduct = subscription?.product_id != null && subscription.product_id !== product.id
  const reported = nextDate(subscription)
  if (isOtherProduct)
    return { name: subscription.product?.name ?? null, next: nextOf(subscription.price, reported, false) }
  const next = nextOf(nextPayment ?? subscription?.price ?? price, reported ?? nextPayment?.date, nextPayment !== null)
  return { name: product.name, next }
}

function nextOf(
  amount: { amount: number; currency: string } | null | undefined,
  date: string | undefined,
  isShown: boolean,
): Purchase['next'] {
  return amount && date !== undefined ? { amount: amount.amount, currency: amount.currency, date, isShown } : null
}

/** Date of the next payment as the server reports it. */
const nextDate = (subscription: Subscription | undefined): string | undefined =>
  (subscription?.on_trial ? subscription.trial_ends_at : undefined) ?? subscription?.renews_at ?? undefined
