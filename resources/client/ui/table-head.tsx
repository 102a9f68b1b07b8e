import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useId } from 'react'

import { classNames } from '@/lib/class-names'

import { SelectionBox } from './selection-box'
import type { TableColumn, TableSort } from './table'
import { alignments, HEAD_CELL } from './table-style'
import { useUiTranslation } from './ui-translation'
import type { RowSelection } from './use-row-selection'

type TableHeadProps = {
  columns: readonly Omit<TableColumn<never>, 'cell'>[]
  /** Keys of the rows that are shown. */
  keys: readonly string[]
  sort: TableSort | null
  onSort: ((id: string) => void) | undefined
  selection: RowSelection | undefined
  hasActions: boolean
  isCards: boolean
}

/** The header row of a table: what is in the columns, how they are sorted, and a box that selects every row. */
export function TableHead({ columns, keys, sort, onSort, selection, hasActions, isCards }: TableHeadProps) {
  const { t } = useUiTranslation()
  const boxId = useId()
  const count = selection ? keys.filter((key) => selection.selected.has(key)).length : 0
  return (
    <thead className={classNames(isCards && 'max-md:block')}>
      <tr className={classNames(isCards && 'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-2 max-md:pb-2')}>
        {selection && (
          <th scope="col" className={classNames(HEAD_CELL, 'w-1 ps-1')}>
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
          <ColumnHeader key={column.id} column={column} sort={sort?.id === column.id ? sort : null} onSort={onSort} isCards={isCards} />
        ))}
        {hasActions && (
          <th scope="col" className={classNames(HEAD_CELL, isCards && 'max-md:sr-only')}>
            <span className="sr-only">{t('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type ColumnHeaderProps = Pick<TableHeadProps, 'sort' | 'onSort' | 'isCards'> & { column: TableHeadProps['columns'][number] }

const signs = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }

function ColumnHeader({ column: { id, header, align = 'start', width, sortable, hideOnNarrow }, sort, onSort, isCards }: ColumnHeaderProps) {
  const isSortable = sortable === true && onSort !== undefined
  const direction = sort?.direction ?? 'none'
  const Sign = signs[direction]
  return (
    <th
     
      scope="col"
      aria-sort={isSortable ? direction : undefined}
      style={{ width }}
      className={classNames(HEAD_CELL, alignments[align], hideOnNarrow && 'max-md:hidden', isCards && !isSortable && 'max-md:sr-only')}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(id)}
          className="group -mx-2 inline-flex min-h-target items-center gap-1.5 rounded-small px-2 font-bold transition-press hover:bg-hover hover:text-main"
        >
          {header}
          <Sign aria-hidden className={classNames('size-4 shrink-0', direction === 'none' ? 'opacity-50' : 'text-primary')} />
        </button>
      ) : (
        header
      )}
    </th>
  )
}
