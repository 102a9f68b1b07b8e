import { type CsvCell, toCsv } from '@/lib/files/download-file'
import type { TableColumn } from '@/ui/collections/table-column'

/** A column of a data table; the server sorts a `sortable` one by its id. */
export type DataColumn<Row> = TableColumn<Row> & {
  /** Plain text of a cell, for CSV files and for naming a row; columns without it are left out of files. */
  text?: (row: Row) => CsvCell
  /** Hidden until the user shows it. */
  isHiddenAtFirst?: boolean
}

/** Whether the user can hide a column: all but the one that names its row. */
export const canHide = <Row>({ isRowHeader }: DataColumn<Row>): boolean => isRowHeader !== true

/** Returns the ids of the columns that the server can sort by. */
export const sortableIds = <Row>(columns: readonly DataColumn<Row>[]): string[] =>
  columns.filter(({ sortable }) => sortable).map(({ id }) => id)

/** Returns the name of a row, for the label of its menu. */
export const nameOfRow = <Row>(columns: readonly DataColumn<Row>[], row: Row): string =>
  String(columns.find(({ isRowHeader }) => isRowHeader)?.text?.(row) ?? '')

/** Returns the columns to render: the row's name and those not hidden. */
export const visibleColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  hidden: readonly string[],
): DataColumn<Row>[] => columns.filter((column) => !canHide(column) || !hidden.includes(column.id))

/** Returns the columns with that of the id before them, for files that are read back or joined. */
export const withIds = <Row extends { id: string | number }>(
  columns: readonly DataColumn<Row>[],
): DataColumn<Row>[] => [
  { id: 'id', header: 'ID', text: ({ id }) => id, cell: ({ id }) => id },
  ...columns.filter(({ id }) => id !== 'id'),
]

/** Returns the given rows and columns as a CSV file with headers. */
export function csvFile<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): Blob {
  const exported = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
  const csv = toCsv([exported.map(({ header }) => header), ...rows.map((row) => exported.map(({ text }) => text(row)))])
  return new Blob([csv], { type: 'text/csv;charset=utf-8' })
}
