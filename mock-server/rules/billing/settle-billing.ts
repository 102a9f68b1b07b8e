import { days, minutes } from '@/lib/dates/duration'

import type { MockPartialSubscription, MockSubscription } from '../../state/store/billing-rows'
import type { Billing } from './billing'
import { notifyBilling } from './notify-billing'
import { endSubscription, renew } from './renew'
import { activatePartial } from './subscribe'

/** How long before its end a trial is announced. */
const TRIAL_NOTICE = days(3)
/** How long an unpaid subscription is kept. */
const PAST_DUE_FOR = days(21)
/** How long Stripe takes to report a payment whose browser never did. */
const WEBHOOK_DELAY_MS = minutes(5)

/** Performs the earliest event of a subscription that is due; false when there is none. */
function settleNext(billing: Billing, subscription: MockSubscription): boolean {
  const { db, now } = billing
  const { id, gateway_name, gateway_status, trial_reminded } = subscription
  const [end, renewal, trialEnd] = [subscription.ends_at, subscription.renews_at, subscription.trial_ends_at].map(
    (date) => (date === null ? Infinity : Date.parse(date)),
  ) as [number, number, number]
  const isDue = (time: number) => time <= now()

  if (gateway_status === 'canceled') return false
  if (gateway_status === 'trialing' && !trial_reminded && end === Infinity && isDue(trialEnd - TRIAL_NOTICE)) {
    db.subscriptions.update(id, { trial_reminded: true })
    notifyBilling(db, 'TrialEnding', subscription, trialEnd - TRIAL_NOTICE)
    return true
  }
  const last = gateway_status === 'past_due' ? Math.min(end, renewal + PAST_DUE_FOR) : end
  if (isDue(last)) {
    endSubscription(billing, subscription, last)
    return true
  }
  const isRenewed = gateway_name !== 'none' && gateway_status !== 'past_due' && end === Infinity && isDue(renewal)
  if (isRenewed) renew(billing, subscription, renewal)
  return isRenewed
}

/** Starts a subscription that was paid at Stripe, but never stored by the browser. */
function settlePartial(billing: Billing, partial: MockPartialSubscription): void {
  const { gateway, now } = billing
  if (partial.subscription_id !== null || Date.parse(partial.created_at) + WEBHOOK_DELAY_MS > now()) return
  const intent = gateway.intent(partial.intent_id)
  if (intent?.status === 'succeeded') activatePartial(billing, partial, intent)
}

/**
 * Performs all billing events that are due: trials and periods end, renewals are charged, unpaid and cancelled
 * subscriptions end. Called before each request and page.
 */
export function settleBilling(billing: Billing): void {
  for (const partial of billing.db.partialSubscriptions.all()) settlePartial(billing, partial)
  for (const { id } of billing.db.subscriptions.all()) {
    let subscription = billing.db.subscriptions.get(id)
    while (subscription && settleNext(billing, subscription)) subscription = billing.db.subscriptions.get(id)
  }
}
