import type { ReactNode } from 'react'

import { formatDate, formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { hasScreen } from '@/core/platform/navigation/routed-paths'
import { useUser } from '@/core/platform/session/use-session'
import type { Charge } from '@/core/shared/pricing/charges'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { Order } from '../order'
import { type Purchase, purchaseOf } from '../purchase'
import type { StartedPayment } from '../started-payment'

type BoughtPlanProps = {
  order: Order
  /** Next payment as the summary showed it; null when this tab did not show one. */
  nextPayment: StartedPayment['next'] | null
  /** Amount that the gateway has charged; null when it is unknown. */
  paid: Charge | null
  icon: ReactNode
}

/** Confirmation of a purchase: the plan that the server reports, what was and will be charged, and how to stop. */
export function BoughtPlan({ order, nextPayment, paid, icon }: BoughtPlanProps) {
  const { t } = useTranslation()
  const subscription = useUser()?.subscriptions.find(({ valid }) => valid === true)
  const { name, next } = purchaseOf(order, subscription, nextPayment)
  const title = name === null ? t('Your plan has started') : t('Welcome to :plan!', { plan: name })
  usePageTitle(title)
  return (
    <div role="status">
      <EmptyState level={1} icon={icon} title={title} action={<PlanLinks />}>
        <div className="space-y-2">
          <PaymentTexts paid={paid} next={next} />
        </div>
      </EmptyState>
    </div>
  )
}

function PaymentTexts({ paid, next }: { paid: Charge | null; next: Purchase['next'] }) {
  const { t } = useTranslation()
  const hasBilling = hasScreen(paths.billing.link())
  const isPaid = paid !== null && paid.amount > 0
  return (
    <>
      {isPaid && <p>{t('You paid :amount.', { amount: formatMoney(paid.amount, paid.currency) })}</p>}
      {paid?.amount === 0 && <p>{t('Nothing has been charged yet.')}</p>}
      {next && (
        <p>
          {t(
            next.isShown ? 'Your next payment is :amount on :date.' : 'Your next payment is at most :amount on :date.',
            { amount: formatMoney(next.amount, next.currency), date: formatDate(next.date) },
          )}
        </p>
      )}
      {hasBilling && isPaid && <p>{t('Your receipt is in Billing, under “Invoices”.')}</p>}
      {hasBilling && <p>{t('To stop, cancel your plan in Billing at any time. Nothing more is charged then.')}</p>}
    </>
  )
}

/** Links after a purchase: to the music and to billing. */
export function PlanLinks() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <LinkButton to={paths.home.link()}>{t('Start listening')}</LinkButton>
      {hasScreen(paths.billing.link()) && (
        <LinkButton variant="outline" to={paths.billing.link()}>
          {t('Billing')}
        </LinkButton>
      )}
    </div>
  )
}
