import type { Translation } from '@/core/platform/i18n/translation'
import type { DataColumn } from '@/core/shared/data-table/column'

import type { AdminRecord, RecordDescription } from '../record-kind'
import { NameCell } from './name-cell'

/** Returns the columns of a kind's list: the name, and the kind's own. */
export const columnsOf = <Row extends AdminRecord>(
  kind: RecordDescription<Row>,
  translation: Translation,
): DataColumn<Row>[] => [
  {
    id: kind.name.id,
    header: translation.t(kind.name.header),
    isRowHeader: true,
    sortable: kind.name.isSortable ?? true,
    text: kind.name.of,
    cell: (row: Row) => <NameCell kind={kind} row={row} />,
  },
  ...kind.columns(translation),
]
