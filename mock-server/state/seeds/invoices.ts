import { days } from '@/lib/dates/duration'
import { toStripeAmount } from '@/lib/stripe-amount'

import type { MockInvoice } from '../store/billing-rows'
import { personas } from './personas'
import { PLANS, products } from './products'

type Sketch = [
  persona: 'subscriber' | 'pastDue' | 'parent' | 'parentAtCap' | 'cancelled' | 'paypalSubscriber',
  productId: number,
  daysAgo: number,
  isPaid?: boolean,
]

const sketches: Sketch[] = [
  ['subscriber', PLANS.listener, 72],
  ['subscriber', PLANS.listener, 41],
  ['subscriber', PLANS.listener, 10],
  ['pastDue', PLANS.listener, 34],
  ['pastDue', PLANS.listener, 3, false],
  ['parent', PLANS.family, 10],
  ['parentAtCap', PLANS.family, 10],
  ['cancelled', PLANS.listener, 20],
  ['paypalSubscriber', PLANS.listener, 10],
]

/** Invoices of the personas' subscriptions, with dates relative to `now`; a trial has none yet. */
export const invoices = (now: number): MockInvoice[] =>
  sketches.map(([persona, product_id, ago, paid = true], index) => {
    const { id: user_id } = personas[persona]
    const [price] = products.find(({ id }) => id === product_id)?.prices ?? []
    if (!price) throw new Error(`Plan ${product_id} has no price`)
    return {
      id: index + 1,
      uuid: `00000000-0000-4000-a000-${String(index + 1).padStart(12, '0')}`,
      user_id,
      subscription_id: user_id,
      product_id,
      price_id: price.id,
      cents: toStripeAmount(price.amount, price.currency),
      currency: price.currency,
      paid,
      notes: null,
      created_at: new Date(now - days(ago)).toISOString(),
    }
  })
