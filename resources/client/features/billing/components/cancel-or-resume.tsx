import { type ReactNode, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { ShownSubscription } from '@/core/shared/subscription/subscription-state'
import type { Plan } from '@/core/shared/subscription/use-plan'
import { Button } from '@/ui/buttons/button'

import { useCancelOrResume } from '../use-cancel-or-resume'
import { useFocusAfterClosing } from '../use-focus-after-closing'
import { ActionRow } from './action-row'
import { CancelPanel } from './cancel-panel'
import { useNextCharge } from './plan-facts'

type CancelOrResumeProps = {
  shown: ShownSubscription
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
  const nextCharge = useNextCharge(plan.price, state.date)
  const button = useFocusAfterClosing(isAsking, 'plan-title')

  if (subscription.id === undefined) return <ActionRow>{before ?? after}</ActionRow>
  const isCancelled = state.kind === 'cancelled'
  if (isAsking && !isCancelled) {
    const cancel = () => void change('cancel').then(() => setAsking(false))
    return <CancelPanel shown={shown} isPending={isPending} onConfirm={cancel} onClose={() => setAsking(false)} />
  }
  const press = () => (isCancelled ? void change('resume') : setAsking(true))
  return (
    <>
      {isCancelled && nextCharge && <p>{nextCharge}</p>}
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
