import { DataTableView, type DataTableViewProps } from './data-table-view'
import type { TableChoices } from './table-state'
import type { Identified } from './use-page-selection'
import { useTableState } from './use-table-state'

/** Props of {@link DataTable}. */
export type DataTableProps<Row extends Identified, Answer> = Omit<DataTableViewProps<Row, Answer>, 'control'> &
  Pick<TableChoices, 'paging'>

/** Any list of the contract as a table to search, filter, sort and page through; what it shows is in the address. */
export function DataTable<Row extends Identified, Answer>({ paging, ...props }: DataTableProps<Row, Answer>) {
  const { columns, filters = [] } = props
  const sortable = columns.filter((column) => column.sortable).map(({ id }) => id)
  return <DataTableView {...props} control={useTableState({ sortable, filters, paging })} />
}
