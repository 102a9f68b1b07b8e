import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { Intent } from '@/core/shared/payments/intent'
import { shownSubscriptions } from '@/core/shared/subscription/subscription-state'
import { toast } from '@/core/shared/toasts/toast-store'

import { isOtherCard, pastDueOf } from './card'
import { forgetPendingCard } from './pending-card'
import { type Account, cachedAccount, changeBilling, setDefaultCard } from './queries'

const isPastDue = ({ subscriptions }: Account): boolean =>
  pastDueOf(shownSubscriptions(subscriptions, new Date())) !== undefined

/**
 * Returns a function that makes a confirmed card the one for future payments, which retries a payment that is past due.
 * It resolves to whether the card is set, after a toast with the outcome.
 */
export function useCardChange(account: Account): (intent: Intent) => Promise<boolean> {
  const { t } = useTranslation()
  return async ({ paymentMethod }) => {
    if (paymentMethod === null) {
      toast.danger(t("The card couldn't be confirmed. Please try again."))
      return false
    }
    const wasPastDue = isPastDue(account)
    const isApplied = (after: Account) => isOtherCard(account, after) || (wasPastDue && !isPastDue(after))
    if (!(await changeBilling(() => setDefaultCard(paymentMethod), isApplied))) return false
    forgetPendingCard()
    const after = cachedAccount()
    if (!wasPastDue) toast.positive(t('Card updated'))
    else if (after && isPastDue(after)) toast.danger(t("The card is saved, but the payment hasn't gone through yet."))
    else toast.positive(t('Card updated and payment received'))
    return true
  }
}
