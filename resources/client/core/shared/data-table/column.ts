import type { CsvCell } from '@/lib/files/csv'
import type { TableColumn } from '@/ui/collections/table'

/** A column of a data table; its id is what the server sorts by where it is `sortable`. */
export type DataColumn<Row> = TableColumn<Row> & {
  /** The cell without its looks: what a file holds, and what names a row. A column without it is in no file. */
  text?: (row: Row) => CsvCell
  /** Not shown until the visitor asks for it. */
  isHiddenAtFirst?: boolean
}

/** The column that names its row stays; others can be hidden. */
export const canHide = <Row>({ isRowHeader }: DataColumn<Row>): boolean => isRowHeader !== true

/** What a row is called, where its actions are offered. */
export const nameOfRow = <Row>(columns: readonly DataColumn<Row>[], row: Row): string =>
  String(columns.find(({ isRowHeader }) => isRowHeader)?.text?.(row) ?? '')

/** The columns that are shown, hidden ones and the row's name aside. */
export const visibleColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  hidden: readonly string[],
): DataColumn<Row>[] => columns.filter((column) => !canHide(column) || !hidden.includes(column.id))
