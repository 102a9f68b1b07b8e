import type { Subscription } from '@/contract/subscription-schema'

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
export type ShownSubscription = { subscription: Subscription; state: SubscriptionState }

/** Gateway name of a plan that an administrator granted: it is never charged. */
const GRANTED = 'none'

/**
 * Returns the state of a subscription. Flags outweigh dates, since the device's clock may be wrong; dates fill in for
 * flags that the server omits.
 */
export function subscriptionState(subscription: Subscription, now: Date): SubscriptionState {
  const { on_grace_period, on_trial, past_due, cancelled, ends_at, trial_ends_at, renews_at } = subscription
  const ends = dateOf(ends_at)
  const isEnding = cancelled || on_grace_period || ends !== null
  if (hasEnded(subscription, now)) return { kind: 'ended', date: ends && ends > now ? null : ends }
  if (subscription.gateway_name === GRANTED) return { kind: 'granted', date: future(ends_at, now) }
  if (isEnding) return { kind: 'cancelled', date: future(ends_at, now) }
  if (past_due) return { kind: 'pastDue', date: dateOf(renews_at) }
  const trialEnd = future(trial_ends_at, now)
  if (on_trial || trialEnd) return { kind: 'trialing', date: trialEnd ?? future(renews_at, now) }
  return { kind: 'active', date: future(renews_at, now) }
}

function hasEnded({ valid, active, on_trial, on_grace_period, past_due, ends_at }: Subscription, now: Date): boolean {
  if (valid || active || on_trial || on_grace_period || future(ends_at, now)) return false
  return !past_due || dateOf(ends_at) !== null
}

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
export function shownSubscriptions(subscriptions: readonly Subscription[], now: Date): ShownSubscription[] {
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

const timeOf = ({ state }: ShownSubscription): number => state.date?.getTime() ?? 0
