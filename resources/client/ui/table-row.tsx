import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

import { SelectionBox } from './selection-box'
import type { TableColumn } from './table'
import { alignments } from './table-style'
import { useUiTranslation } from './ui-translation'
import type { RowSelection } from './use-row-selection'

type TableRowProps<Row> = {
  /** Unique on the page. */
  id: string
  row: Row
  rowKey: string
  columns: readonly TableColumn<Row>[]
  selection: RowSelection | undefined
  actions: ReactNode
  isCards: boolean
  focusProps: { 'data-key': string; tabIndex: number } | undefined
}

const ROW = 'scroll-mt-14 transition-press hover:bg-hover focus-visible:-outline-offset-2'
const CARD =
  'max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:rounded-panel max-md:border max-md:border-divider max-md:bg-paper max-md:p-3'
const CELL = 'border-divider px-4 py-2 [tr:not(:first-child)>&]:border-t'
const CARD_LINE = 'max-md:col-span-3 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:border-t-0 max-md:px-1 max-md:py-1 max-md:text-end'
const CARD_TITLE = 'max-md:col-start-2 max-md:row-start-1 max-md:border-t-0 max-md:px-1'

/** A row of a table; a card of `header: value` lines on narrow screens that want cards. */
export function TableRow<Row>({ id, row, rowKey, columns, selection, actions, isCards, focusProps }: TableRowProps<Row>) {
  const { t } = useUiTranslation()
  const isSelected = selection?.selected.has(rowKey)
  return (
    <tr {...focusProps} aria-selected={isSelected} className={classNames(ROW, isCards && CARD, isSelected && 'bg-selected')}>
      {selection && (
        <td className={classNames(CELL, 'w-1 ps-1 pe-0', isCards && 'max-md:border-t-0 max-md:p-0')}>
          <SelectionBox
            id={`${id}-box`}
            aria-label={t('Select')}
            aria-labelledby={`${id}-box ${id}-name`}
            checked={isSelected ?? false}
            onPress={({ shiftKey }) => (shiftKey ? selection.extend(rowKey) : selection.toggle(rowKey))}
          />
        </td>
      )}
      {columns.map(({ id: column, header, cell, align = 'start', isRowHeader, hideOnNarrow }) => {
        const className = classNames(CELL, alignments[align], hideOnNarrow && 'max-md:hidden')
        return isRowHeader ? (
          <th key={column} id={`${id}-name`} scope="row" className={classNames(className, 'font-semibold', isCards && CARD_TITLE)}>
            {cell(row)}
          </th>
        ) : (
          <td key={column} className={classNames(className, isCards && CARD_LINE)}>
            {isCards && (
              <span aria-hidden className="text-sm text-muted md:hidden">
                {header}
              </span>
            )}
            {isCards ? <span className="min-w-0">{cell(row)}</span> : cell(row)}
          </td>
        )
      })}
      {actions !== undefined && (
        <td className={classNames(CELL, 'w-1 pe-2 text-end whitespace-nowrap', isCards && 'max-md:col-start-3 max-md:row-start-1 max-md:border-t-0 max-md:p-0')}>
          {actions}
        </td>
      )}
    </tr>
  )
}
