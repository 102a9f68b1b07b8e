import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { formatPrice } from '@/core/shared/pricing/format-price'
import { DescriptionList } from '@/core/shared/records/fields/description-list'
import { ScreenPanel } from '@/core/shared/screen/screen-panel'
import { StateBadge } from '@/core/shared/subscription/state-badge'
import { Button } from '@/ui/buttons/button'
import { Link } from '@/ui/links/link'

import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription'
import { gatewayName } from './gateways'
import type { AdminSubscription } from './queries'
import { canCancel, canChangePlan, canResume, stateOf } from './subscription-rules'

type OverviewProps = { subscription: AdminSubscription; canChange: boolean }

/** State of a subscription, and the changes that its state allows; each takes effect immediately. */
export function SubscriptionOverview({ subscription, canChange }: OverviewProps) {
  const { t } = useTranslation()
  const { user_id, owner, product, price, trial_ends_at, renews_at, ends_at, created_at } = subscription
  const dated = (date: string | null | undefined) => (date ? formatDate(date) : null)
  return (
    <ScreenPanel id="overview" title="Subscription" icon={CreditCard}>
      <div className="flex flex-col gap-5">
        <DescriptionList
          items={[
            [
              t('User'),
              typeof user_id === 'number' && (
                <Link to={paths.admin.link(`users/${user_id}`)} className="font-semibold hover:underline">
                  {owner}
                </Link>
              ),
            ],
            [t('Plan'), product?.name],
            [t('Price'), price && formatPrice(price)],
            [t('Paid through'), gatewayName(subscription)],
            [t('Status'), <StateBadge key="status" kind={stateOf(subscription)} />],
            [t('Trial ends'), dated(trial_ends_at)],
            [t('Renews on'), ends_at ? null : dated(renews_at)],
            [t('Ends on'), dated(ends_at)],
            [t('Created'), dated(created_at)],
          ]}
        />
        {canChange && <SubscriptionButtons subscription={subscription} />}
      </div>
    </ScreenPanel>
  )
}

function SubscriptionButtons({ subscription }: Pick<OverviewProps, 'subscription'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isResuming, setResuming] = useState(false)

  async function cancel(): Promise<void> {
    if (await cancelSubscription(subscription)) await navigate(paths.admin.link('subscriptions'))
  }

  async function resume(): Promise<void> {
    setResuming(true)
    await resumeSubscription(subscription).finally(() => setResuming(false))
  }
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {canChangePlan(subscription) && (
        <Button variant="outline" onClick={() => void changePlan(subscription)}>
          {t('Change plan')}
        </Button>
      )}
      {canResume(subscription) && (
        <Button variant="outline" pending={isResuming} onClick={() => void resume()}>
          {t('Resume')}
        </Button>
      )}
      {canCancel(subscription) && (
        <Button variant="danger" onClick={() => void cancel()}>
          {t('Cancel subscription')}
        </Button>
      )}
    </div>
  )
}
