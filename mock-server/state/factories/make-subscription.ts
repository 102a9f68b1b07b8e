import { days } from '@/lib/dates/duration'

import { type MockSubscription, newSubscription } from '../store/billing-rows'
import { factory } from './factory'

const iso = (time: number) => new Date(time).toISOString()

/** Named states, with dates relative to `now`. */
export const subscriptionStates = {
  active: (now: number) => ({ renews_at: iso(now + days(20)) }),
  trialEnding: (now: number) => ({
    gateway_status: 'trialing',
    trial_ends_at: iso(now + days(2)),
    renews_at: iso(now + days(2)),
  }),
  /** The last charge failed: the plan's permissions are suspended until it is paid. */
  pastDue: (now: number) => ({ gateway_status: 'past_due', renews_at: iso(now - days(3)) }),
  /** Cancelled: valid until the end of the paid period. */
  onGracePeriod: (now: number) => ({ ends_at: iso(now + days(10)) }),
} satisfies Record<string, (now: number) => Partial<MockSubscription>>

/** Makes an active subscription of user 1 to plan 1 through Stripe. */
export const makeSubscription = factory(
  (sequence): MockSubscription => ({
    id: sequence,
    user_id: 1,
    product_id: 1,
    price_id: 101,
    gateway_name: 'stripe',
    gateway_id: `sub_${sequence}`,
    gateway_status: 'active',
    ...newSubscription,
    created_at: '2026-02-01T10:00:00.000000Z',
  }),
  {},
)
