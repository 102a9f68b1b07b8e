import { useId } from 'react'

import { SelectionBox } from '../fields/checkbox-field'
import { useUiTranslation } from '../ui-translation'
import { ColumnHeader } from './column-header'
import type { TableColumn, TableSort } from './table-column'
import { type TableLayout, tableLooks } from './table-style'
import type { useColumnWidths } from './use-column-widths'
import type { RowSelection } from './use-row-selection'

type TableHeadProps = {
  columns: readonly Omit<TableColumn<never>, 'cell'>[]
  /** Keys of the rows on the page. */
  keys: readonly string[]
  sort: TableSort | null
  onSort: ((id: string) => void) | undefined
  selection: RowSelection | undefined
  hasActions: boolean
  layout: TableLayout
  widths: ReturnType<typeof useColumnWidths>
}

/** Header row of a table: column names, sort buttons and a checkbox that selects all rows. */
export function TableHead({ columns, keys, sort, onSort, selection, hasActions, layout, widths }: TableHeadProps) {
  const { t } = useUiTranslation()
  const boxId = useId()
  const looks = tableLooks[layout]
  const count = selection ? keys.filter((key) => selection.selected.has(key)).length : 0
  return (
    <thead className={looks.head}>
      <tr ref={layout === 'table' ? widths.headRow : undefined} className={looks.headRow}>
        {selection && (
          <th scope="col" className={looks.headBox}>
            <SelectionBox
              id={boxId}
              aria-label={t('Select all')}
              checked={count > 0 && count === keys.length}
              indeterminate={count > 0 && count < keys.length}
              disabled={keys.length === 0}
              onPress={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <ColumnHeader
            key={column.id}
            column={column}
            direction={sort?.id === column.id ? sort.direction : 'none'}
            {...{ onSort, layout, widths }}
            // The last column takes the room that is left, unless that of the actions does.
            isElastic={!hasActions && index === columns.length - 1}
          />
        ))}
        {hasActions && (
          <th scope="col" className={looks.actionsHead}>
            <span className="sr-only">{t('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
