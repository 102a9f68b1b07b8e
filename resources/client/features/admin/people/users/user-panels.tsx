import { useMutation, useQuery } from '@tanstack/react-query'
import { Ban, CreditCard, UsersRound } from 'lucide-react'

import type { Account } from '@/contract/groups/accounts'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { isBanned } from '@/core/platform/session/permissions'
import { usePermission, useUser } from '@/core/platform/session/use-session'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { ScreenPanel, PanelQuery } from '@/core/shared/screen/screen-panel'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { Link } from '@/ui/links/link'

import { userMutations, userQueries } from './queries'
import { ImpersonationPanel, OwnSessionsPanel } from './session-panels'

type PanelProps = { user: Account }

/** Parts of a user that are saved immediately: suspension, impersonation, subscriptions and followers; and the sessions. */
export function UserPanels({ user, canChange }: PanelProps & { canChange: boolean }) {
  const isOwn = useUser()?.id === user.id
  const isAdministrator = usePermission('admin')
  return (
    <>
      {canChange && !isOwn && <SuspensionPanel user={user} />}
      {isOwn ? <OwnSessionsPanel /> : isAdministrator && <ImpersonationPanel user={user} />}
      <SubscriptionsPanel user={user} />
      <FollowersPanel user={user} />
    </>
  )
}

function SuspensionPanel({ user }: PanelProps) {
  const { t } = useTranslation()
  const unban = useMutation(userMutations.unban())
  const isSuspended = isBanned(user)
  const reason = user.bans[0]?.comment
  const suspend = () =>
    openLazyDialog(async () => (await import('./ban-form')).BanForm, { user }).catch(announceFailure)
  const lift = () =>
    unban.mutate({ params: { id: user.id } }, { onSuccess: () => void toast.positive(t('Suspension lifted')) })
  return (
    <ScreenPanel id="suspension" title="Suspension" icon={Ban} isDanger={isSuspended}>
      <div className="flex flex-col items-start gap-4">
        <p>
          {isSuspended
            ? reason
              ? t('Suspended: :reason', { reason })
              : t('Suspended')
            : t('This user can sign in and use the site.')}
        </p>
        {isSuspended ? (
          <Button variant="outline" pending={unban.isPending} onClick={lift}>
            {t('Lift the suspension')}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => void suspend()}>
            {t('Suspend')}
          </Button>
        )}
      </div>
    </ScreenPanel>
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
