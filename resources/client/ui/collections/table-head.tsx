import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'

import { classNames } from '@/lib/class-names'

import { SelectionBox } from '../fields/checkbox-field'
import { useUiTranslation } from '../ui-translation'
import { alignments, type TableLayout, tableLooks } from './table-style'
import type { RowSelection } from './use-row-selection'

/** Definition of a table column. */
export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Horizontal alignment; use `end` for numbers. */
  align?: 'start' | 'center' | 'end'
  /** CSS width, e.g. `8rem`; sized by content if omitted. */
  width?: CSSProperties['width']
  /** Whether the header is a button that calls `onSort`. */
  sortable?: boolean
  /**
   * Names the row for screen readers, which read it with the row's cells and checkbox. Set it on exactly one column.
   */
  isRowHeader?: boolean
  /** Hidden below the mobile breakpoint. */
  hideOnNarrow?: boolean
}

/** Column that rows are sorted by, and the direction. */
export type TableSort = { id: string; direction: 'ascending' | 'descending' }

type TableHeadProps = {
  columns: readonly Omit<TableColumn<never>, 'cell'>[]
  /** Keys of the rows on the page. */
  keys: readonly string[]
  sort: TableSort | null
  onSort: ((id: string) => void) | undefined
  selection: RowSelection | undefined
  hasActions: boolean
  layout: TableLayout
}

/** Header row of a table: column names, sort buttons and a checkbox that selects all rows. */
export function TableHead({ columns, keys, sort, onSort, selection, hasActions, layout }: TableHeadProps) {
  const { t } = useUiTranslation()
  const boxId = useId()
  const looks = tableLooks[layout]
  const count = selection ? keys.filter((key) => selection.selected.has(key)).length : 0
  return (
    <thead className={looks.head}>
      <tr className={looks.headRow}>
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
        {columns.map((column) => (
          <ColumnHeader
            key={column.id}
            column={column}
            sort={sort?.id === column.id ? sort : null}
            onSort={onSort}
            layout={layout}
          />
        ))}
        {hasActions && (
          <th scope="col" className={layout === 'cards' ? 'sr-only' : looks.headCell}>
            <span className="sr-only">{t('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type ColumnHeaderProps = Pick<TableHeadProps, 'sort' | 'onSort' | 'layout'> & {
  column: TableHeadProps['columns'][number]
}

const sortIcons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }

function ColumnHeader({
  column: { id, header, align = 'start', width, sortable, hideOnNarrow },
  sort,
  onSort,
  layout,
}: ColumnHeaderProps) {
  const isSortable = sortable === true && onSort !== undefined
  const direction = sort?.direction ?? 'none'
  const SortIcon = sortIcons[direction]
  // Cards label their own lines, so only the sort buttons of the header stay visible.
  const isScreenReaderOnly = layout === 'cards' && !isSortable
  return (
    <th
      scope="col"
      aria-sort={isSortable ? direction : undefined}
      style={layout === 'table' ? { width } : undefined}
      className={
        isScreenReaderOnly
          ? 'sr-only'
          : classNames(tableLooks[layout].headCell, alignments[align], hideOnNarrow && 'max-md:hidden')
      }
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(id)}
          className="-mx-2 inline-flex min-h-target items-center gap-1.5 rounded-small px-2 font-bold transition-press hover:bg-hover hover:text-main"
        >
          {header}
          <SortIcon
            aria-hidden
            className={classNames('size-4 shrink-0', direction === 'none' ? 'opacity-50' : 'text-primary')}
          />
        </button>
      ) : (
        header
      )}
    </th>
  )
}
