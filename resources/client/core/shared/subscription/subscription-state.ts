import type { Subscription } from '@/contract/shapes/subscription-schema'

/** State of a subscription, as its owner sees it; every other state follows from it. */
export type SubscriptionState = {
  kind: 'pastDue' | 'active' | 'trialing' | 'cancelled' | 'granted' | 'ended'
  /**
   * When the unpaid payment was due, the next payment is, the trial ends, the plan stops working, or stopped working.
   * Null if the server did not send a plausible date.
   */
  date: Date | null
}

/** A subscription and its state. */
export type VisibleSubscription = { subscription: Subscription; state: SubscriptionState }

/** Gateway name of a plan that an administrator granted: it is never charged. */
const GRANTED = 'none'

/**
 * Returns the state of a subscription. The server's flags decide, since the device's clock may be wrong; a date in the
 * past is omitted where it contradicts them.
 */
export function subscriptionState(subscription: Subscription, now: Date): SubscriptionState {
  const { ends_at, trial_ends_at, renews_at } = subscription
  const kind = kindOf(subscription)
  switch (kind) {
    case 'ended':
      return { kind, date: dateOf(ends_at) }
    case 'granted':
    case 'cancelled':
      return { kind, date: future(ends_at, now) }
    case 'pastDue':
      return { kind, date: dateOf(renews_at) }
    case 'trialing':
      return { kind, date: future(trial_ends_at, now) ?? future(renews_at, now) }
    case 'active':
      return { kind, date: future(renews_at, now) ?? future(trial_ends_at, now) }
    default:
      return kind satisfies never
  }
}

function kindOf(subscription: Subscription): SubscriptionState['kind'] {
  const { cancelled, on_grace_period, on_trial, past_due, gateway_name, ends_at } = subscription
  const isEnding = cancelled || on_grace_period || dateOf(ends_at) !== null
  if (!works(subscription) && (isEnding || !past_due)) return 'ended'
  if (gateway_name === GRANTED) return 'granted'
  if (isEnding) return 'cancelled'
  if (past_due) return 'pastDue'
  return on_trial ? 'trialing' : 'active'
}

const works = ({ valid, active, on_trial, on_grace_period }: Subscription): boolean =>
  valid || active || on_trial || on_grace_period

/** Parses a date of the server; null for missing and invalid ones. */
function dateOf(text: string | null | undefined): Date | null {
  const date = text ? new Date(text) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}

function future(text: string | null | undefined, now: Date): Date | null {
  const date = dateOf(text)
  return date && date > now ? date : null
}

/** Kinds in the order they are shown: first what needs an action, then what is charged. */
const ORDER: readonly SubscriptionState['kind'][] = ['pastDue', 'active', 'trialing', 'cancelled', 'granted', 'ended']

/**
 * Returns the subscriptions to show: all that work or are charged, so that no charge is hidden; without any, the one
 * that ended last.
 */
export function visibleSubscriptions(subscriptions: readonly Subscription[], now: Date): VisibleSubscription[] {
  const all = subscriptions
    .map((subscription) => ({ subscription, state: subscriptionState(subscription, now) }))
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.state.kind) - ORDER.indexOf(other.state.kind) ||
        (other.state.kind === 'ended' ? timeOf(other) - timeOf(one) : 0) ||
        (other.subscription.id ?? 0) - (one.subscription.id ?? 0),
    )
  const current = all.filter(({ state }) => state.kind !== 'ended')
  return current.length > 0 ? current : all.slice(0, 1)
}

const timeOf = ({ state }: VisibleSubscription): number => state.date?.getTime() ?? 0
