import { CircleAlert, PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SpinnerRing } from '@/ui/feedback/spinner'

import type { PaymentProgress } from '../use-payment-attempt'
import { BoughtPlan } from './bought-plan'
import type { Order } from './chosen-plan'
import { ContactHint } from './contact-hint'

type PaymentResultProps = {
  order: Order
  progress: PaymentProgress
}

/** Outcome of a payment, the same after a confirmation in place and after a return from a bank's page. */
export function PaymentResult({ order, progress }: PaymentResultProps) {
  const { t } = useTranslation()
  const { settlement, isChecking, checkAgain, leave } = progress
  const again = (
    <Button pending={isChecking} onClick={checkAgain}>
      {t('Check again')}
    </Button>
  )
  switch (settlement?.kind) {
    case undefined:
    case 'open':
      return (
        <Outcome icon={<SpinnerRing className="size-16" />} title={t('Checking your payment')}>
          {t("Please don't close this page.")}
        </Outcome>
      )
    case 'bought':
      return <BoughtPlan order={order} settlement={settlement} icon={<PartyPopper className="size-20" />} />
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
          action={<Button onClick={leave}>{t('Back to checkout')}</Button>}
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
