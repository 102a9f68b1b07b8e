import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinesSkeleton, PanelSkeleton } from '@/ui/feedback/panel-skeleton'

import { PreferencesForm } from './components/preferences-form'
import { hasChoice } from './preferences'
import { notificationQueries } from './queries'

/** `/notifications/settings`: which notifications arrive by which channels (spec section 2). */
export function Screen() {
  const { notif } = useSettings()
  return notif.subs.integrated ? <Preferences /> : <Navigate to={paths.home.link()} replace />
}

export const prefetch: Prefetch = () => prefetchable(notificationQueries.subscriptions)

function Preferences() {
  const { t } = useTranslation()
  usePageTitle(t('Notification settings'))
  return (
    <div className="max-w-xl">
      <h1 className="mb-2 text-3xl font-extrabold tracking-tight">{t('Notification settings')}</h1>
      <p className="mb-6 text-muted">{t('Choose what you get notified about and how.')}</p>
      <QueryView
        query={useQuery(notificationQueries.subscriptions)}
        skeleton={
          <PanelSkeleton>
            <LinesSkeleton lines={6} />
          </PanelSkeleton>
        }
      >
        {(subscriptions) =>
          hasChoice(subscriptions) ? (
            <PreferencesForm subscriptions={subscriptions} />
          ) : (
            <Navigate to={paths.home.link()} replace />
          )
        }
      </QueryView>
    </div>
  )
}
