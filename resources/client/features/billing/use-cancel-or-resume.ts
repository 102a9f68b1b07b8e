import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { subscriptionState } from '@/core/shared/subscription/subscription-state'
import { toast } from '@/core/shared/toasts/toast-store'

import { type Account, cancelSubscription, changeBilling, resumeSubscription } from './queries'

/** Whether the account's subscription with this id is charged again; false also after its removal. */
function isRenewed({ subscriptions }: Account, id: number): boolean {
  const found = subscriptions.find((subscription) => subscription.id === id)
  const kind = found && subscriptionState(found, new Date()).kind
  return kind !== undefined && kind !== 'cancelled' && kind !== 'ended'
}

/** Cancels or resumes a subscription, once per press; shows a toast with the outcome. */
export function useCancelOrResume(id: number | undefined) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)

  async function change(to: 'cancel' | 'resume'): Promise<void> {
    if (id === undefined || isPending) return
    const isResumption = to === 'resume'
    setPending(true)
    const isDone = await changeBilling(
      () => (isResumption ? resumeSubscription(id) : cancelSubscription(id)),
      (account) => isRenewed(account, id) === isResumption,
    )
    setPending(false)
    if (isDone) toast.positive(isResumption ? t('Plan resumed') : t('Plan cancelled'))
  }
  return { isPending, change }
}
