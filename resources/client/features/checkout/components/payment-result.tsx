import { CircleAlert, PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SpinnerRing } from '@/ui/feedback/spinner'

import type { Order } from '../order'
import type { PayableState, PaymentState } from '../payment-attempt'
import { BoughtPlan } from './bought-plan'
import { ContactHint } from './payment-section'

type PaymentResultProps = {
  order: Order
  state: Exclude<PaymentState, PayableState>
  onCheckAgain: () => void
  /** Returns to the form, abandoning a payment that is not the user's. */
  onLeave: () => void
}

/** Outcome of a payment, the same after a confirmation in place and after a return from a bank's page. */
export function PaymentResult({ order, state, onCheckAgain, onLeave }: PaymentResultProps) {
  const { t } = useTranslation()
  const again = (
    <Button pending={'isChecking' in state && state.isChecking} onClick={onCheckAgain}>
      {t('Check again')}
    </Button>
  )
  switch (state.name) {
    case 'settling':
      return (
        <Outcome icon={<SpinnerRing className="size-16" />} title={t('Checking your payment')}>
          {t("Please don't close this page.")}
        </Outcome>
      )
    case 'bought':
      return (
        <BoughtPlan
          order={order}
          nextPayment={state.next}
          paid={state.paid}
          icon={<PartyPopper className="size-20" />}
        />
      )
    case 'processing':
      return (
        <Outcome icon={<SpinnerRing className="size-16" />} title={t('Your payment is being processed')}>
          {t("Your bank needs a moment. You don't need to pay again: your plan starts when the payment arrives.")}
        </Outcome>
      )
    case 'unconfirmed':
      return (
        <Outcome title={t("We couldn't confirm your payment")} action={again}>
          {t("Please don't pay again: the payment may have gone through. Check again in a moment.")}
        </Outcome>
      )
    case 'refused':
      return (
        <Outcome title={t("You've paid, but your plan hasn't started")} action={again}>
          {t("Please don't pay again. If checking again doesn't help, contact us: we'll find the payment.")}
          <ContactHint />
        </Outcome>
      )
    case 'unmatched':
      return (
        <Outcome
          title={t("This payment isn't from your account")}
          action={<Button onClick={onLeave}>{t('Back to checkout')}</Button>}
        >
          {t('Nothing was charged by opening this link.')}
        </Outcome>
      )
  }
}

type OutcomeProps = { icon?: ReactNode; title: string; children: ReactNode; action?: ReactNode }

function Outcome({ icon = <CircleAlert className="size-16" />, title, children, action }: OutcomeProps) {
  usePageTitle(title)
  return (
    <div role="status">
      <EmptyState level={1} icon={icon} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  )
}
