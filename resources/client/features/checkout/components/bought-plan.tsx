import type { ReactNode } from 'react'

import type { Subscription } from '@/contract/subscription-schema'
import { formatDate, formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { hasScreen } from '@/core/platform/navigation/routed-paths'
import { useUser } from '@/core/platform/session/use-session'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { StartedPayment } from '../started-payment'
import type { Order } from './chosen-plan'

type BoughtPlanProps = {
  order: Order
  /** Next payment as the summary showed it; null when this tab did not show one. */
  next: StartedPayment['next'] | null
  icon: ReactNode
}

/** Confirmation of a purchase: the plan that the server reports, when the next payment is, and where to go. */
export function BoughtPlan({ order: { product, price }, next, icon }: BoughtPlanProps) {
  const { t } = useTranslation()
  const subscription = useUser()?.subscriptions.find(({ valid }) => valid === true)
  const isOther = subscription?.product_id != null && subscription.product_id !== product.id
  const name = isOther ? (subscription.product?.name ?? t('your plan')) : product.name
  const { amount, currency } = (isOther ? undefined : next) ?? subscription?.price ?? price
  const date = nextDate(subscription) ?? (isOther ? undefined : next?.date)
  const title = t('Welcome to :plan!', { plan: name })
  usePageTitle(title)
  return (
    <div role="status">
      <EmptyState
        level={1}
        icon={icon}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.home.link()}>{t('Start listening')}</LinkButton>
            {hasScreen(paths.billing.link()) && (
              <LinkButton variant="outline" to={paths.billing.link()}>
                {t('Billing')}
              </LinkButton>
            )}
          </div>
        }
      >
        {date !== undefined && (
          <p>
            {t('Your next payment is :amount on :date.', {
              amount: formatMoney(amount, currency),
              date: formatDate(date),
            })}
          </p>
        )}
      </EmptyState>
    </div>
  )
}

/** Date of the next payment as the server reports it. */
const nextDate = (subscription: Subscription | undefined): string | undefined =>
  (subscription?.on_trial ? subscription.trial_ends_at : undefined) ?? subscription?.renews_at ?? undefined
