import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { codeQuery } from '@/core/shared/records/sections/code-query'
import { PanelError, QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { SafeHtml } from '@/ui/html/safe-html'

import { panelsSkeleton } from './panels-skeleton'
import { adminQueries } from './queries'

const loadPanels = codeQuery('panels of the admin overview', () => import('./overview-panels'))
const loadReports = codeQuery('reports of the admin overview', () => import('./overview-reports'))

/** `/admin`: what needs attention, what waits, what is new, and reports of visitors and plays. */
export function Overview() {
  const { t } = useTranslation()
  usePageTitle(t('Administration'))
  return (
    <div className="space-y-6">
      <h1 className="text-2xl">{t('Administration')}</h1>
      <SetupAlerts />
      <QueryView query={useQuery(loadPanels)} skeleton={panelsSkeleton}>
        {({ OverviewPanels }) => <OverviewPanels />}
      </QueryView>
      <QueryView query={useQuery(loadReports)} skeleton={panelsSkeleton}>
        {({ OverviewReports }) => <OverviewReports />}
      </QueryView>
    </div>
  )
}

/** Problems of the installation that the server has found; nothing where there are none. */
function SetupAlerts() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(adminQueries.alerts)
  if (!data && error) return <PanelError error={error} onRetry={() => void refetch()} />
  if (!data || data.alerts.length === 0) return null
  return (
    <section aria-label={t('Needs attention')} className="space-y-3">
      {data.alerts.map(({ id, title, description }) => (
        <div key={id} className="flex gap-4 rounded-panel border-2 border-danger bg-paper p-5">
          <TriangleAlert aria-hidden className="size-6 shrink-0 text-danger" />
          <div className="min-w-0 space-y-1">
            {title && <h2 className="text-lg">{title}</h2>}
            {description && <SafeHtml html={description} firstHeading={3} />}
          </div>
        </div>
      ))}
    </section>
  )
}
