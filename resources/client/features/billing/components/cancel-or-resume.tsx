import { type ReactNode, useState } from 'react'

import type { Price } from '@/contract/shapes/prices'
import { formatDate, formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type VisibleSubscription, subscriptionState } from '@/core/shared/subscription/subscription-state'
import type { Plan } from '@/core/shared/subscription/use-plan'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { type Account, cancelSubscription, changeBilling, resumeSubscription } from '../queries'
import { useFocusAfterClosing } from '../use-focus-after-closing'
import { ActionRow } from './action-row'
import { CancelPanel } from './cancel-panel'

type CancelOrResumeProps = {
  shown: VisibleSubscription
  plan: Plan
  /** Other actions beside the button. */
  before?: ReactNode
  after?: ReactNode
}

/** Cancels the plan after a second press in a panel; afterwards a button at the same place resumes it. */
export function CancelOrResume({ shown, plan, before, after }: CancelOrResumeProps) {
  const { t } = useTranslation()
  const { subscription, state } = shown
  const [isAsking, setAsking] = useState(false)
  const { isPending, change } = useCancelOrResume(subscription.id)
  const { panel, button } = useFocusAfterClosing('plan-title')

  if (subscription.id === undefined) return <ActionRow>{before ?? after}</ActionRow>
  const isCancelled = state.kind === 'cancelled'
  if (isAsking && !isCancelled) {
    const cancel = () => void change('cancel').then(() => setAsking(false))
    return (
      <CancelPanel
        ref={panel}
        shown={shown}
        isPending={isPending}
        onConfirm={cancel}
        onClose={() => setAsking(false)}
      />
    )
  }
  const press = () => (isCancelled ? void change('resume') : setAsking(true))
  return (
    <>
      {isCancelled && <NextCharge price={plan.price} date={state.date} />}
      <ActionRow>
        {before}
        <Button ref={button} variant={isCancelled ? 'primary' : 'outline'} pending={isPending} onClick={press}>
          {isCancelled ? t('Resume plan') : t('Cancel plan')}
        </Button>
        {after}
      </ActionRow>
    </>
  )
}

/** Describes the charge after a resumption; nothing without a price or a date. */
function NextCharge({ price, date }: { price: Price | null; date: Date | null }) {
  const { t } = useTranslation()
  if (!price || !date) return null
  const amount = formatMoney(price.amount, price.currency)
  return <p>{t('If you resume it, at most :amount is charged on :date.', { amount, date: formatDate(date) })}</p>
}

/** Cancels or resumes a subscription, once per press; shows a toast with the outcome. */
function useCancelOrResume(id: number | undefined) {
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

/** Whether the account's subscription with this id is charged again; false also after its removal. */
function isRenewed({ subscriptions }: Account, id: number): boolean {
  const found = subscriptions.find((subscription) => subscription.id === id)
  const kind = found && subscriptionState(found, new Date()).kind
  return kind !== undefined && kind !== 'cancelled' && kind !== 'ended'
}
