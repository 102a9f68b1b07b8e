import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Price } from '@/contract/shapes/prices'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { days, minutes } from '@/lib/dates/duration'
import { useNow } from '@/lib/react/use-timer'

import { type VisibleSubscription, visibleSubscriptions } from './subscription-state'

/** A payment that failed, or a trial that ends within days: the payer sees it until it is settled. */
export type BillingAlert = { kind: 'pastDue' } | { kind: 'trialEnding'; date: Date; price: Price | null }

/** How long before its end a trial is announced. */
const TRIAL_NOTICE_MS = days(3)

/** Returns the user's most urgent alert; null for children, who never see the shop, and where nothing is sold. */
export function billingAlert(bootstrap: Bootstrap, now: Date): BillingAlert | null {
  const { user, settings } = bootstrap
  if (!user || user.subscriptions.length === 0 || !sellsPlans(settings) || isChildProfile(bootstrap)) return null
  // Subscriptions that need an action come first.
  const [alert] = visibleSubscriptions(user.subscriptions, now).flatMap((shown) => alertOf(shown, now) ?? [])
  return alert ?? null
}

function alertOf({ subscription, state }: VisibleSubscription, now: Date): BillingAlert | null {
  const { kind, date } = state
  if (kind === 'pastDue') return { kind }
  if (kind !== 'trialing' || !date || date.getTime() - now.getTime() > TRIAL_NOTICE_MS) return null
  return { kind: 'trialEnding', date, price: subscription.price ?? null }
}

/** Follows {@link billingAlert}, also in a page that stays open: it is gone once the bootstrap data says so. */
export function useBillingAlert(): BillingAlert | null {
  const bootstrap = useBootstrap((all) => all)
  const now = useNow(Date.now, minutes(1))
  return billingAlert(bootstrap, new Date(now))
}
