import type { User } from '@/contract/user'
import { days } from '@/lib/dates/duration'

type Subscription = User['subscriptions'][number]

const iso = (time: number) => new Date(time).toISOString()

const states = {
  active: (now: number) => ({ valid: true, active: true, gateway_status: 'active', renews_at: iso(now + days(20)) }),
  trialEnding: (now: number) => ({
    valid: true,
    active: true,
    on_trial: true,
    gateway_status: 'trialing',
    trial_ends_at: iso(now + days(2)),
    renews_at: iso(now + days(2)),
  }),
  /** The last charge failed: the plan's permissions are suspended until it is paid. */
  pastDue: (now: number) => ({
    valid: false,
    active: false,
    past_due: true,
    gateway_status: 'past_due',
    renews_at: iso(now - days(3)),
  }),
}

type Own = { id: number; now: number }

/** Makes a subscription in a named state, with dates relative to `now`. */
export const makeSubscription = (state: keyof typeof states, { id, now }: Own): Subscription => ({
  id,
  product_id: 1,
  price_id: 1,
  gateway_name: 'stripe',
  quantity: 1,
  trial_ends_at: null,
  ends_at: null,
  on_trial: false,
  on_grace_period: false,
  past_due: false,
  cancelled: false,
  ...states[state](now),
})
