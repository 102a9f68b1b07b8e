import { formatDate, formatNumber } from '@/core/platform/i18n/format'
import type { Translation } from '@/core/platform/i18n/translation'
import type { DataColumn } from '@/core/shared/data-table/column'

import type { RecordRow } from './resource'

/** Fits numbers of seven digits, so that columns keep their widths from page to page. */
const COUNT_WIDTH = '7rem'

/** Column of a number; a missing one counts as 0. */
export const countColumn = <Row,>(
  id: string,
  header: string,
  of: (row: Row) => number | null | undefined,
): DataColumn<Row> => ({
  id,
  header,
  align: 'end',
  width: COUNT_WIDTH,
  sortable: true,
  hideOnNarrow: true,
  text: of,
  cell: (row) => formatNumber(of(row) ?? 0),
})

/** Column of a day; a missing one is left empty. */
export const dateColumn = <Row,>(
  id: string,
  header: string,
  of: (row: Row) => string | null | undefined,
  format: (timestamp: string) => string = (timestamp) => formatDate(timestamp),
): DataColumn<Row> => ({
  id,
  header,
  sortable: true,
  hideOnNarrow: true,
  text: of,
  cell: (row) => {
    const date = of(row)
    return date && <span className="whitespace-nowrap">{format(date)}</span>
  },
})

type DatedRow = RecordRow & { created_at?: string | null | undefined }

/** Column of the last change; a row that was never changed shows when it was added. */
export const changedColumn = <Row extends DatedRow>(t: Translation['t']): DataColumn<Row> =>
  dateColumn('updated_at', t('Last changed'), ({ updated_at, created_at }) => updated_at ?? created_at)

/** Column of the day when a record was added, hidden until the user shows it. */
export const createdColumn = <Row extends DatedRow>(t: Translation['t']): DataColumn<Row> => ({
  ...dateColumn('created_at', t('Created'), ({ created_at }) => created_at),
  isHiddenAtFirst: true,
})

type CountedRow = DatedRow & { plays?: number | null | undefined; views?: number | null | undefined }

/** Columns of plays, of views of the page, of the last change, and of the day when a record was added. */
export const audienceColumns = <Row extends CountedRow>(t: Translation['t']): DataColumn<Row>[] => [
  countColumn('plays', t('Plays'), ({ plays }) => plays),
  countColumn('views', t('Views'), ({ views }) => views),
  changedColumn(t),
  createdColumn(t),
]
