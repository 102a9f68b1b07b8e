import { useQuery } from '@tanstack/react-query'
import { BellRing, Settings } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { PanelError } from '@/core/shared/screen/query-view'
import { useBillingAlert } from '@/core/shared/subscription/billing-alert'
import { BillingAlertBox } from '@/core/shared/subscription/billing-alert-box'
import { IconButton } from '@/ui/buttons/icon-button'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { AvatarRowsSkeleton } from '@/ui/feedback/skeleton'
import { PopoverPanel } from '@/ui/overlays/popover-panel'
import type { OverlayPart } from '@/ui/overlays/use-overlay-trigger'

import { useRemainingItems } from '../notification-actions'
import { notificationQueries } from '../queries'
import { MarkAllButton, NotificationList } from './notification-list'

/** The newest notifications in a popover, opened by the bell. */
export function NotificationCentre(part: OverlayPart) {
  const { t } = useTranslation()
  return (
    <PopoverPanel {...part} label={t('Notifications')} placement="bottom end">
      <Centre close={() => part.onOpenChange(false)} />
    </PopoverPanel>
  )
}

function Centre({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const alert = useBillingAlert()
  const { notif } = useSettings()
  const openSettings = () => {
    close()
    void navigate(paths.notificationSettings.link())
  }
  return (
    <div className="-m-1 flex w-[min(22rem,calc(100vw-4rem))] flex-col gap-2">
      <div className="flex items-center gap-1">
        <h2 className="me-auto text-lg">{t('Notifications')}</h2>
        {notif.subs.integrated && (
          <IconButton
            label={t('Notification settings')}
            icon={<Settings aria-hidden />}
            size="sm"
            onClick={openSettings}
          />
        )}
      </div>
      {alert && <BillingAlertBox alert={alert} onLeave={close} />}
      <Newest close={close} />
      <div className="sticky -bottom-4 -m-3 mt-0 border-t border-divider bg-paper p-3">
        <LinkButton to={paths.notifications.link()} variant="outline" onClick={close} className="w-full">
          {t('All notifications')}
        </LinkButton>
      </div>
    </div>
  )
}

function Newest({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(notificationQueries.newest)
  const items = useRemainingItems(data?.pagination.items ?? [])
  if (!data) return error ? <PanelError error={error} onRetry={() => void refetch()} /> : <LoadingNotifications />
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<BellRing className="size-16" />}
        title={t('No notifications yet')}
        action={
          <LinkButton to={paths.search.link({})} onClick={close}>
            {t('Find songs')}
          </LinkButton>
        }
      >
        {t('Updates about your music will show up here.')}
      </EmptyState>
    )
  }
  return (
    <>
      <MarkAllButton items={items} />
      <NotificationList items={items} onLeave={close} />
    </>
  )
}

const LoadingNotifications = () => (
  <div className="p-3">
    <AvatarRowsSkeleton rows={3} />
  </div>
)
