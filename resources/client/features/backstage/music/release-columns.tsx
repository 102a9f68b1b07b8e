import { CalendarClock, CircleCheck } from 'lucide-react'

import type { Translation } from '@/core/platform/i18n/translation'
import type { DataColumn } from '@/core/shared/data-table/column'
import { isScheduled } from '@/core/shared/music-editing/is-scheduled'
import { formatRelease } from '@/core/shared/music-editing/release-text'
import { countColumn, dateColumn } from '@/core/shared/records/columns'
import { Badge } from '@/ui/feedback/badge'

type MusicRow = { id: number; plays?: number | null | undefined }

/** Columns of when music comes out, whether it is out, and of its plays; the server sorts albums by their date. */
export const releaseColumns = <Row extends MusicRow>(
  { t }: Translation,
  { dateOf, sortable }: { dateOf: (row: Row) => string | null | undefined; sortable: boolean },
): DataColumn<Row>[] => {
  const stateOf = (row: Row) => {
    const date = dateOf(row)
    return date && (isScheduled(date) ? t('Scheduled') : t('Out now'))
  }
  return [
    {
      ...dateColumn<Row>('release_date', t('Released on'), dateOf, formatRelease),
      sortable,
      hideOnNarrow: false,
    },
    {
      id: 'state',
      header: t('Status'),
      text: stateOf,
      cell: (row) => {
        const state = stateOf(row)
        const isLater = isScheduled(dateOf(row))
        const Icon = isLater ? CalendarClock : CircleCheck
        return (
          state && (
            <Badge tone={isLater ? 'primary' : 'positive'} icon={<Icon aria-hidden />}>
              <span className="whitespace-nowrap">{state}</span>
            </Badge>
          )
        )
      },
    },
    { ...countColumn<Row>('plays', t('Plays'), ({ plays }) => plays), hideOnNarrow: false },
  ]
}
