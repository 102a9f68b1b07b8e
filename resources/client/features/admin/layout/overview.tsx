import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { PanelError } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { SafeHtml } from '@/ui/html/safe-html'
import { Link } from '@/ui/links/link'

import { adminQueries } from './queries'
import { SectionIcon } from './section-icon'
import { useSectionLinks } from './use-section-links'

/** `/admin`: what needs attention, and links to every section. */
export function Overview() {
  const { t } = useTranslation()
  const groups = useSectionLinks()
  usePageTitle(t('Administration'))
  return (
    <div className="space-y-8">
      <h1 className="text-2xl">{t('Administration')}</h1>
      <SetupAlerts />
      {groups.map(({ title, links }) => (
        <section key={title ?? ''} aria-label={title ?? t('Sections')} className="space-y-3">
          {title && <h2 className="text-lg">{title}</h2>}
          <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {links
              .filter(({ to }) => to !== paths.admin.link())
              .map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="flex min-h-16 items-center gap-4 rounded-panel border border-divider bg-paper px-5 py-3 font-bold hover:bg-hover"
                  >
                    <span className="text-primary">
                      <SectionIcon link={link} />
                    </span>
                    {link.label}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
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
