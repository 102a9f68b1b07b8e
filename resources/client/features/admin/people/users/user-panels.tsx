import { useQuery } from '@tanstack/react-query'
import { CreditCard, UsersRound } from 'lucide-react'

import type { Account } from '@/contract/groups/accounts'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePermission } from '@/core/platform/session/use-session'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { ScreenPanel, PanelQuery } from '@/core/shared/screen/screen-panel'
import { Link } from '@/ui/links/link'

import { userQueries } from './editor/queries'

type PanelProps = { user: Account }

/** Subscriptions and followers of a user, which are changed elsewhere. */
export function UserPanels({ user }: PanelProps) {
  return (
    <>
      <SubscriptionsPanel user={user} />
      <FollowersPanel user={user} />
    </>
  )
}

function SubscriptionsPanel({ user: { subscriptions } }: PanelProps) {
  const { t } = useTranslation()
  if (subscriptions.length === 0) return null
  return (
    <ScreenPanel id="subscriptions" title="Subscriptions" icon={CreditCard}>
      <ul className="divide-y divide-divider">
        {subscriptions.map((subscription) => {
          const { id, product, ends_at, renews_at, valid } = subscription
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
              <SubscriptionName id={id} name={product?.name ?? `#${id}`} />
              <span className="text-muted">
                {ends_at && t('Ends :date', { date: formatDate(ends_at) })}
                {!ends_at && renews_at && t('Renews :date', { date: formatDate(renews_at) })}
              </span>
              {!valid && <span className="font-semibold text-danger">{t('Not valid')}</span>}
            </li>
          )
        })}
      </ul>
    </ScreenPanel>
  )
}

/** Name of a subscription's plan; a link for those who may open it, where the site sells plans. */
function SubscriptionName({ id, name }: { id: number | undefined; name: string }) {
  const isPermitted = usePermission(`${assumedPermissions.subscriptions}.view`)
  const mayOpen = sellsPlans(useSettings()) && isPermitted
  if (id === undefined || !mayOpen) return <span className="font-semibold">{name}</span>
  return (
    <Link to={paths.admin.link(`subscriptions/${id}`)} className="font-semibold hover:underline">
      {name}
    </Link>
  )
}

function FollowersPanel({ user }: PanelProps) {
  const { t } = useTranslation()
  return (
    <ScreenPanel id="followers" title="Followers" icon={UsersRound}>
      <PanelQuery query={useQuery(userQueries.followers(user.id))} height="h-20">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{t('Nothing here yet')}</p>
          ) : (
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {items.map(({ id, display_name }) => (
                <li key={id}>
                  <Link to={paths.admin.link(`users/${id}`)} className="font-semibold hover:underline">
                    {display_name}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </PanelQuery>
    </ScreenPanel>
  )
}
