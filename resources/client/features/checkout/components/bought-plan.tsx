import type { ReactNode } from 'react'

import { formatDate, formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { EmptyState } from '@/ui/feedback/empty-state'

import { purchaseOf } from '../purchase'
import type { StartedPayment } from '../started-payment'
import type { Order } from './chosen-plan'
import { PlanLinks } from './plan-links'

type BoughtPlanProps = {
  order: Order
  /** Next payment as the summary showed it; null when this tab did not show one. */
  next: StartedPayment['next'] | null
  icon: ReactNode
}

/** Confirmation of a purchase: the plan that the server reports, when the next payment is, and where to go. */
export function BoughtPlan({ order, next: shown, icon }: BoughtPlanProps) {
  const { t } = useTranslation()
  const subscription = useUser()?.subscriptions.find(({ valid }) => valid === true)
  const { name, next } = purchaseOf(order, subscription, shown)
  const title = name === null ? t('Your plan has started') : t('Welcome to :plan!', { plan: name })
  usePageTitle(title)
  return (
    <div role="status">
      <EmptyState level={1} icon={icon} title={title} action={<PlanLinks />}>
        {next && (
          <p>
            {t('Your next payment is :amount on :date.', {
              amount: formatMoney(next.amount, next.currency),
              date: formatDate(next.date),
            })}
          </p>
        )}
      </EmptyState>
    </div>
  )
}
