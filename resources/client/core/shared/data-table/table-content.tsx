import { Table, type TableProps } from '@/ui/collections/table'
import { useDelayed } from '@/ui/feedback/use-delayed'

import { type DataColumn, nameOfRow } from './column'
import type { DataTableViewProps } from './data-table-view'
import { NoRows } from './no-rows'
import { RowMenu } from './row-menu'
import { nextSort } from './sort'
import { TableError } from './table-error'
import { TableSkeleton } from './table-skeleton'
import { type Identified, keyOfRow } from './use-page-selection'
import type { useTablePage } from './use-table-page'

type TableContentProps<Row extends Identified, Answer> = Pick<
  DataTableViewProps<Row, Answer>,
  'label' | 'rowActions' | 'nothingYet' | 'control'
> &
  Pick<TableProps<Row>, 'selection' | 'onSelectionChange'> & {
    narrowLayout: 'table' | 'cards'
    /** Those that are shown. */
    columns: readonly DataColumn<Row>[]
    result: ReturnType<typeof useTablePage<Row, Answer>>
    /** Takes the focus from what is about to go. */
    focusTable: () => void
  }

/** The rows, or why there are none. */
export function TableContent<Row extends Identified, Answer>(props: TableContentProps<Row, Answer>) {
  const { result, control, columns, label, rowActions, nothingYet, narrowLayout, focusTable, ...choice } = props
  const { page, error, isOutdated, retry } = result
  const isBusy = useDelayed(isOutdated)
  const leaving =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      focusTable()
      act(...args)
    }
  if (!page && error) return <TableError error={error} onRetry={leaving(retry)} />
  if (!page) {
    return (
      <TableSkeleton
        columns={columns}
        rowCount={control.state.perPage}
        isSelectable={choice.selection !== undefined}
        hasActions={rowActions !== undefined}
        narrowLayout={narrowLayout}
      />
    )
  }
  if (page.items.length === 0)
    return <NoRows state={control.state} onChange={leaving(control.change)} nothingYet={nothingYet} />
  return (
    <Table
      {...choice}
      label={label}
      columns={columns}
      rows={page.items}
      rowKey={keyOfRow}
      sort={control.state.sort}
      onSort={(id) => control.change({ sort: nextSort(control.state.sort, id) })}
      rowActions={rowActions && ((row) => <RowMenu name={nameOfRow(columns, row)} groups={rowActions(row)} />)}
      narrowLayout={narrowLayout}
      busy={isBusy}
    />
  )
}
