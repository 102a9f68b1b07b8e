import type { CSSProperties, ReactNode } from 'react'

/** Definition of a table column. */
export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Buttons after the content, which are not part of the row's name. */
  controls?: (row: Row) => ReactNode
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
