import type { Stripe } from '@stripe/stripe-js'

import { isSubscribed } from '@/core/platform/session/permissions'
import { type Intent, lookUpIntent } from '@/core/shared/payments/intent'
import type { Charge } from '@/core/shared/pricing/charges'
import { toMinorUnits } from '@/lib/minor-units'

import type { Order } from './order'
import { createPartialSubscription, hasSubscribed, refreshSubscription } from './queries'
import { type StartedPayment, startedPayment } from './started-payment'

/** Terms that the user accepted by pressing the button. */
export type Agreement = {
  order: Order
  couponId: string | undefined
  /** Amount that the button showed. */
  displayedCharge: Charge
  next: StartedPayment['next']
}

/**
 * Result of preparing a payment. `settle`: an earlier attempt may be paid already. `differs`: Stripe would charge
 * another amount than the one shown.
 */
export type PreparedPayment =
  | { kind: 'ready' | 'settle'; started: StartedPayment }
  | { kind: 'differs'; charge: Charge }
  | { kind: 'subscribed' | 'unreachable' }

/**
 * Finds or creates the payment to confirm. Continues a payment that was started before, so that a plan is never paid
 * twice, and compares the amount at Stripe with the one shown. Throws ApiError.
 */
export async function preparePayment(stripe: Stripe, agreement: Agreement): Promise<PreparedPayment> {
  const { order, couponId, next } = agreement
  const store = startedPayment(order)
  const earlierPayment = store.read()
  if (earlierPayment?.gateway === 'paypal') return { kind: 'settle', started: earlierPayment }
  if (earlierPayment) {
    const continued = await check(stripe, earlierPayment, agreement)
    if (continued) return continued
    store.remove()
  }
  if (isSubscribed(await refreshSubscription())) return { kind: 'subscribed' }
  const id = await createPartialSubscription(order, couponId).catch(async (error: unknown) => {
    // The server may refuse because another tab has paid.
    await hasSubscribed()
    throw error
  })
  const started: StartedPayment = { gateway: 'stripe', id, couponId: couponId ?? null, next }
  store.write(started)
  return (await check(stripe, started, agreement)) ?? { kind: 'unreachable' }
}

/** Compares a payment with the agreed terms; undefined when it can't be paid, or was started with another coupon. */
async function check(
  stripe: Stripe,
  started: StartedPayment,
  { couponId, displayedCharge }: Agreement,
): Promise<PreparedPayment | undefined> {
  const lookup = await lookUpIntent(stripe, started.id)
  if (lookup.kind === 'unreachable') return { kind: 'unreachable' }
  if (lookup.kind === 'unknown' || lookup.intent.status === 'canceled') return undefined
  if (lookup.intent.status !== 'open') return { kind: 'settle', started }
  if (started.couponId !== (couponId ?? null)) return undefined
  const due = dueOf(lookup.intent, displayedCharge)
  return isSameAmount(due, displayedCharge) ? { kind: 'ready', started } : { kind: 'differs', charge: due }
}

const dueOf = ({ charge }: Intent, { currency }: Charge): Charge => charge ?? { amount: 0, currency }

function isSameAmount(one: Charge, other: Charge): boolean {
  // In the currency's own units, not in Stripe's: Stripe's are coarser for some currencies.
  const minor = ({ amount, currency }: Charge) => toMinorUnits(amount, currency)
  return (
    minor(one) === minor(other) && (minor(one) === 0 || one.currency.toUpperCase() === other.currency.toUpperCase())
  )
}
