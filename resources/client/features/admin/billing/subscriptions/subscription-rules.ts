import type { Subscription } from '@/contract/shapes/subscription-schema'
import { subscriptionState } from '@/core/shared/subscription/subscription-state'

/** Gateway of a subscription that an administrator granted. */
const GRANTED = 'none'

/** Whether a subscription was granted without a payment gateway. */
export const isGranted = ({ gateway_name }: Subscription): boolean => gateway_name === GRANTED

/** State of a subscription now. */
export const stateOf = (subscription: Subscription) => subscriptionState(subscription, new Date()).kind

const isEnded = (subscription: Subscription): boolean => stateOf(subscription) === 'ended'

/** Whether a subscription can be cancelled, at least immediately. */
export const canCancel = (subscription: Subscription): boolean => !isEnded(subscription)

/** Whether a cancellation can be undone: until the end. */
export const canResume = (subscription: Subscription): boolean =>
  !isEnded(subscription) && (subscription.cancelled || Boolean(subscription.ends_at))

/** Whether the payment gateway can move a subscription to another plan. */
export const canChangePlan = (subscription: Subscription): boolean =>
  !isGranted(subscription) && subscription.valid && !isEnded(subscription)

/** End of the paid period, where a cancellation would let it run on; null where it can only end immediately. */
export function periodEndOf({ valid, renews_at, ends_at }: Subscription): Date | null {
  const end = !ends_at && valid && renews_at ? new Date(renews_at) : null
  return end && end > new Date() ? end : null
}
