import { DataTableView, type DataTableViewProps } from './data-table-view'
import type { TableChoices } from './table-state'
import type { Identified } from './use-page-selection'
import { useTableState } from './use-table-state'

/** Props of {@link DataTable}. */
export type DataTableProps<Row extends Identified, Output> = Omit<DataTableViewProps<Row, Output>, 'control'> &
  Pick<TableChoices, 'paging'>

/** A list endpoint as a table with search, filters, sorting and paging; the URL keeps its state. */
export function DataTable<Row extends Identified, Output>({ paging, ...props }: DataTableProps<Row, Output>) {
  const { columns, filters = [] } = props
  const sortable = columns.filter((column) => column.sortable).map(({ id }) => id)
  return <DataTableView {...props} control={useTableState({ sortable, filters, paging })} />
}
