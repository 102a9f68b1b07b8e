import { type CSSProperties, type ReactNode, useId } from 'react'

import { classNames } from '@/lib/class-names'

import { useMediaQuery, WIDE } from '../use-media-query'
import { TableFrame } from './table-frame'
import { TableHead } from './table-head'
import { TableRow } from './table-row'
import { type TableLayout, tableLooks } from './table-style'
import { useRowFocus } from './use-row-focus'
import { useRowSelection } from './use-row-selection'

/** A column of a table. */
export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the `end`. */
  align?: 'start' | 'center' | 'end'
  /** A width of CSS, e.g. `8rem`; without one the content decides. */
  width?: CSSProperties['width']
  /** Its header is a button that calls `onSort`. */
  sortable?: boolean
  /** Names its row, spoken with every cell and checkbox of the row. One column is. */
  isRowHeader?: boolean
  /** Left out below the mobile breakpoint. */
  hideOnNarrow?: boolean
}

/** By which column rows are sorted, and which way. */
export type TableSort = { id: string; direction: 'ascending' | 'descending' }

/** Props of {@link Table}. */
export type TableProps<Row> = {
  /** Name of the table. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | null | undefined
  /** The header of a sortable column was pressed; which order comes next is the caller's to decide. */
  onSort?: ((id: string) => void) | undefined
  /** Keys of selected rows, those on other pages too; without it rows have no checkbox. */
  selection?: ReadonlySet<string> | undefined
  onSelectionChange?: ((selection: Set<string>) => void) | undefined
  /** What can be done with a row: buttons or a menu at its end. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Below the mobile breakpoint: scrolls sideways, or draws each row as a card of `header: value` lines. */
  narrowLayout?: TableLayout
  /** Newer rows are on their way: a line at the top says so after a while. */
  busy?: boolean
}

/**
 * A table. Where rows can be selected or have actions it is a grid: one stop of the Tab key, in which arrows move.
 *
 * Native elements and two small hooks instead of the Table of react-aria-components: that one has no layout of cards, is a grid
 * even where a table is only read, and brings its collections along to draw rows that are an array already.
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
  return (
    <TableFrame label={label} layout={layout} busy={busy}>
      <table
        role={isGrid ? 'grid' : 'table'}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-multiselectable={selection && true}
        className={looks.table}
      >
        <TableHead {...{ columns, keys, sort, onSort, selection, hasActions, layout }} />
        <tbody {...(isGrid && focus.body)} className={classNames('outline-none', looks.body)}>
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <TableRow
                key={key}
                {...{ row, columns, selection, layout }}
                id={`${id}-${key}`}
                rowKey={key}
                actions={rowActions?.(row)}
                focusProps={isGrid ? focus.row(key) : undefined}
              />
            )
          })}
        </tbody>
      </table>
    </TableFrame>
  )
}
