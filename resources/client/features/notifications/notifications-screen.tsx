import { useInfiniteQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'

import { type Prefetch, prefetchablePages } from '@/core/platform/api/query'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LoadMore } from '@/core/shared/screen/load-more'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { AvatarRowsSkeleton } from '@/ui/feedback/skeleton'

import { MarkAllButton, NotificationList } from './components/notification-list'
import { useRemainingItems } from './notification-actions'
import { type Notification, notificationQueries } from './queries'

/** `/notifications`: all notifications of the user (spec section 2). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('Notifications'))
  return (
    <div className="max-w-xl">
      <h1 tabIndex={-1} className="mb-4 text-3xl font-extrabold tracking-tight outline-none">
        {t('Notifications')}
      </h1>
      <Pages />
    </div>
  )
}

export const prefetch: Prefetch = () => prefetchablePages(notificationQueries.pages)

function Pages() {
  const query = useInfiniteQuery(notificationQueries.pages)
  return (
    <QueryView query={query} skeleton={<AvatarRowsSkeleton rows={6} />}>
      {({ pages }) => (
        <div className="flex flex-col gap-4">
          <LoadedNotifications
            items={pages.flatMap(({ pagination }) => pagination.items)}
            hasMore={query.hasNextPage}
          />
          <LoadMore query={query} />
        </div>
      )}
    </QueryView>
  )
}

function LoadedNotifications({ items, hasMore }: { items: Notification[]; hasMore: boolean }) {
  const { t } = useTranslation()
  const { notif } = useSettings()
  const visibleItems = useRemainingItems(items)
  if (visibleItems.length === 0 && !hasMore) return <Nothing />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MarkAllButton items={visibleItems} />
        {notif.subs.integrated && (
          <LinkButton to={paths.notificationSettings.link()} variant="outline" size="sm" className="ms-auto">
            {t('Notification settings')}
          </LinkButton>
        )}
      </div>
      <NotificationList items={visibleItems} />
    </>
  )
}

function Nothing() {
  const { t } = useTranslation()
  const { notif } = useSettings()
  return (
    <EmptyState
      icon={<BellRing className="size-16" />}
      title={t('No notifications yet')}
      action={
        notif.subs.integrated ? (
          <LinkButton to={paths.notificationSettings.link()}>{t('Manage notifications')}</LinkButton>
        ) : (
          <LinkButton to={paths.home.link()}>{t('Browse music')}</LinkButton>
        )
      }
    >
      {t('Updates about your music will show up here.')}
    </EmptyState>
  )
}
