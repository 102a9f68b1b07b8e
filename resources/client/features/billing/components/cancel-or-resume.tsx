import { type ReactNode, useEffect, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import type { ShownSubscription } from '../subscription-state'
import { useCancelOrResume } from '../use-cancel-or-resume'
import type { Plan } from '../use-plan'
import { ActionRow } from './action-row'
import { CancelPanel } from './cancel-panel'
import { useNextCharge } from './plan-facts'

type CancelOrResumeProps = { shown: ShownSubscription; plan: Plan; children: ReactNode }

/** Cancels the plan after a second press in a panel; afterwards a button at the same place resumes it. */
export function CancelOrResume({ shown, plan, children }: CancelOrResumeProps) {
  const { t } = useTranslation()
  const { subscription, state } = shown
  const [isAsking, setAsking] = useState(false)
  const { isPending, change } = useCancelOrResume(subscription.id)
  const nextCharge = useNextCharge(plan.price, state.date)
  const button = useFocusAfterClosing(isAsking)

  if (subscription.id === undefined) return <ActionRow>{children}</ActionRow>
  if (state.kind === 'cancelled') {
    return (
      <>
        {nextCharge && <p>{nextCharge}</p>}
        <ActionRow>
          <Button ref={button} pending={isPending} onClick={() => void change('resume')}>
            {t('Resume plan')}
          </Button>
          {children}
        </ActionRow>
      </>
    )
  }
  if (isAsking) {
    const cancel = () => void change('cancel').then(() => setAsking(false))
    return <CancelPanel shown={shown} isPending={isPending} onConfirm={cancel} onClose={() => setAsking(false)} />
  }
  return (
    <ActionRow>
      <Button ref={button} variant="outline" onClick={() => setAsking(true)}>
        {t('Cancel plan')}
      </Button>
      {children}
    </ActionRow>
  )
}

/**
 * Moves the focus when the panel with the focused button closes: to the button that replaces it, or to the section's
 * title when the plan has no more actions.
 */
function useFocusAfterClosing(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  useEffect(
    () => () => {
      if (wasOpen.current) document.getElementById('plan-title')?.focus()
    },
    [],
  )
  return button
}
