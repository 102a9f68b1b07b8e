import type { Translation } from '@/core/platform/i18n/translation'
import type { DataColumn } from '@/core/shared/data-table/column'

import { NameCell } from './list/name-cell'
import type { RecordRow, DefinedResource } from './resource'

/** Returns the columns of a resource's list: the name, and the resource's own. */
export const columnsOf = <Row extends RecordRow>(
  resource: DefinedResource<Row>,
  translation: Translation,
): DataColumn<Row>[] => [
  {
    id: resource.name.id,
    header: translation.t(resource.name.header),
    isRowHeader: true,
    sortable: resource.name.isSortable ?? true,
    text: resource.name.of,
    cell: (row: Row) => <NameCell resource={resource} row={row} />,
  },
  ...resource.columns(translation),
]
