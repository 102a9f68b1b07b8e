import { type ReactNode, useId } from 'react'

import { WIDE } from '@/lib/browser/wide'
import { classNames } from '@/lib/class-names'
import { useMediaQuery } from '@/lib/react/use-browser-state'

import type { TableColumn, TableSort } from './table-column'
import { TableContainer } from './table-container'
import { TableHead } from './table-head'
import { TableRow } from './table-row'
import { type TableDensity, type TableLayout, tableLooks } from './table-style'
import { type ChosenWidths, useColumnWidths } from './use-column-widths'
import { useRowFocus } from './use-row-focus'
import { useRowSelection } from './use-row-selection'

/** Props of {@link Table}. */
export type TableProps<Row> = {
  /** Accessible name of the table. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | null | undefined
  /** Called when a sortable column's header is pressed; the caller decides the next direction. */
  onSort?: ((id: string) => void) | undefined
  /** Keys of selected rows, including those on other pages; omit to hide the checkboxes. */
  selection?: ReadonlySet<string> | undefined
  onSelectionChange?: ((selection: Set<string>) => void) | undefined
  /** Buttons or a menu at the end of a row. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Layout below the mobile breakpoint: a horizontally scrolling table, or cards of `header: value` lines. */
  narrowLayout?: TableLayout
  /** Widths of the columns that the user has resized; omit to offer no resizing. */
  columnWidths?: ChosenWidths | undefined
  density?: TableDensity
  /** Newer rows are loading: shows a progress line at the top after a delay. */
  busy?: boolean
}

/** Number of rows that render immediately: about a screen. */
const FIRST_ROWS = 10

/**
 * A table. With selection or row actions it is a grid: one tab stop, with arrow keys to move inside.
 *
 * It does not use the Table of react-aria-components, which has no card layout, is a grid even when read-only, and
 * needs a collection API for rows that are already an array.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort = null,
  onSort,
  rowActions,
  narrowLayout = 'table',
  columnWidths,
  density = 'comfortable',
  busy = false,
  ...choice
}: TableProps<Row>) {
  const id = useId()
  const keys = rows.map(rowKey)
  const selection = useRowSelection({ keys, ...choice })
  const focus = useRowFocus({ keys, ...selection?.keyboard })
  const hasActions = rowActions !== undefined
  const isGrid = selection !== undefined || hasActions
  const layout = useMediaQuery(WIDE) ? 'table' : narrowLayout
  const looks = tableLooks[layout]
  const widths = useColumnWidths(
    columns.map((column) => column.id),
    columnWidths,
  )
  return (
    <TableContainer label={label} layout={layout} busy={busy}>
      <table
        role={isGrid ? 'grid' : 'table'}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-multiselectable={selection && true}
        data-sized={widths.isSized}
        data-density={density}
        className={looks.table}
      >
        <TableHead {...{ columns, keys, sort, onSort, selection, hasActions, layout, widths }} />
        <tbody {...(isGrid && focus.body)} className={classNames('outline-none', looks.body)}>
          {rows.map((row, index) => {
            const key = rowKey(row)
            return (
              <TableRow
                key={key}
                {...{ row, columns, layout }}
                id={`${id}-${key}`}
                rowKey={key}
                isFirst={index < FIRST_ROWS}
                isSelected={selection?.selected.has(key)}
                onSelect={selection?.select}
                actions={rowActions}
                tabIndex={isGrid ? focus.tabIndexOf(key) : undefined}
              />
            )
          })}
        </tbody>
      </table>
    </TableContainer>
  )
}
