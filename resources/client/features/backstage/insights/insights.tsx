import { useQuery } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'

import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { playsQuery } from '@/core/shared/reports/queries'
import { TrendPanel } from '@/core/shared/reports/trend-panel'
import { useReportRange } from '@/core/shared/reports/use-report-range'
import { ScreenError } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinkButton } from '@/ui/buttons/link-button'
import { DateRangePicker } from '@/ui/dates/date-range-picker'
import { EmptyState } from '@/ui/feedback/empty-state'

import { BackstagePage } from '../backstage-page'
import { Audience } from './audience'
import { insightRecord, type InsightsProps } from './queries'

/** Links to the public pages of music. */
const pages = { artist: paths.artist.link, album: paths.album.link, track: paths.track.link }

/** Whether the music is not the user's, or not there: the whole screen says so, not each of its panels. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === HttpStatus.Forbidden || error.status === HttpStatus.NotFound)

/** `/backstage/insights/artist/5`: plays of an artist, an album or a song. The facts have no comparison here. */
export function Insights({ kind, id }: InsightsProps) {
  const { t } = useTranslation()
  const { data } = useQuery(insightRecord(kind, id))
  const { range, timezone, setRange } = useReportRange({ isCompared: false })
  const period = { range, timezone }
  const plays = useQuery(playsQuery(`${kind}=${id}`, period))
  const title = data?.name ? t('Plays of “:name”', { name: data.name }) : t('Plays')
  usePageTitle(title)
  if (isRefusal(plays.error)) return <ScreenError error={plays.error} onRetry={() => void plays.refetch()} />
  return (
    <BackstagePage title={title} back="" size="wide">
      <div className="max-w-md print:hidden">
        <DateRangePicker label={t('Period')} value={range} onChange={setRange} timeZone={timezone} />
      </div>
      {plays.data && !plays.data.total ? (
        <EmptyState
          level={2}
          icon={<ChartLine className="size-16" />}
          title={t('No plays in this period')}
          action={
            data && (
              <LinkButton variant="outline" to={pages[kind]({ id, name: data.name })}>
                {t('Open the page')}
              </LinkButton>
            )
          }
        >
          {t('From the first play on, you see here when, where and on which devices this music is played.')}{' '}
          {t('Share the page with your listeners, or choose a longer period.')}
        </EmptyState>
      ) : (
        <>
          <TrendPanel title={t('Plays')} count="[one :total play|other :total plays]" query={plays} period={period} />
          <Audience model={`${kind}=${id}`} kind={kind} period={period} />
        </>
      )}
    </BackstagePage>
  )
}
