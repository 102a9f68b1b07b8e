import { formatDate, formatNumber } from '@/core/platform/i18n/format'
import type { Translation } from '@/core/platform/i18n/translation'
import type { DataColumn } from '@/core/shared/data-table/column'

import type { AdminRecord } from '../record-kind'

/** Column of a number; a missing one counts as 0. */
export const countColumn = <Row,>(
  id: string,
  header: string,
  of: (row: Row) => number | null | undefined,
): DataColumn<Row> => ({
  id,
  header,
  align: 'end',
  sortable: true,
  hideOnNarrow: true,
  text: of,
  cell: (row) => formatNumber(of(row) ?? 0),
})

/** Column of a date. */
export const dateColumn = <Row,>(
  id: string,
  header: string,
  of: (row: Row) => string | null | undefined,
): DataColumn<Row> => ({
  id,
  header,
  sortable: true,
  hideOnNarrow: true,
  text: of,
  cell: (row) => <span className="whitespace-nowrap">{formatDate(of(row) ?? '')}</span>,
})

/** Column of the last change. */
export const changedColumn = <Row extends AdminRecord>(t: Translation['t']): DataColumn<Row> =>
  dateColumn('updated_at', t('Last changed'), ({ updated_at }) => updated_at)
