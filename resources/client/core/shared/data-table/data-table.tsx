import { type ReactNode, useEffect, useMemo, useRef } from 'react'

import { keepFocus } from '@/ui/collections/keep-focus'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import { type BulkAction, BulkBar } from './bulk-bar'
import { canHide, type DataColumn, sortableIds, visibleColumns } from './column'
import { ColumnChooser } from './column-chooser'
import { ExportMenu } from './export/export-menu'
import { FilterBar } from './filter-bar'
import type { FilterDefinition } from './filter-definition'
import { TableContent, type TableContentOptions } from './table-content'
import { TableCount } from './table-count'
import { TableFooter } from './table-footer'
import type { TableChoices } from './table-state'
import { TableToolbar } from './table-toolbar'
import { useDensity } from './use-density'
import { useEmptiedPage } from './use-emptied-page'
import { useHiddenColumns } from './use-hidden-columns'
import { usePageSelection } from './use-page-selection'
import { useStoredWidths } from './use-stored-widths'
import { type WithId, type TableSource, useTablePage, useTableState } from './use-table-state'
import { defaultView, viewSearch } from './views/saved-view'
import { useSavedViews } from './views/use-saved-views'
import { ViewMenu } from './views/view-menu'

/** Props of {@link DataTable}. */
export type DataTableProps<Row extends WithId, Output> = Omit<DataTableViewProps<Row, Output>, 'control' | 'viewMenu'> &
  Pick<TableChoices, 'paging'>

/** A list endpoint as a table with search, filters, sorting, paging and saved views; the URL keeps its state. */
export function DataTable<Row extends WithId, Output>({ paging, ...props }: DataTableProps<Row, Output>) {
  const { name, columns, filters = [] } = props
  const saved = useSavedViews(name)
  const choices = { sortable: sortableIds(columns), filters, paging }
  const control = useTableState(name, choices, defaultView(saved.views))
  return (
    <DataTableView
      {...props}
      control={control}
      viewMenu={(hidden, density) => (
        <ViewMenu {...{ saved, control, density }} search={viewSearch(control.state, hidden)} />
      )}
    />
  )
}

/** Props of {@link DataTableView}. */
export type DataTableViewProps<Row extends WithId, Output> = TableSource<Row, Output> &
  TableContentOptions<Row> & {
    /** Key of the stored columns and page size, and name of downloaded files. */
    name: string
    columns: readonly DataColumn<Row>[]
    filters?: readonly FilterDefinition[]
    /** Actions on selected rows; without any, rows have no checkboxes. */
    bulkActions?: readonly BulkAction<Row>[]
    /** Buttons next to the search, such as "Add album". */
    actions?: ReactNode
    /** Entries of the export menu besides the page and the whole result. */
    exports?: readonly MenuEntry[]
    narrowLayout?: 'table' | 'cards'
    /** Menu of the saved views and the density, for the hidden columns; absent in dialogs. */
    viewMenu?: (hidden: string[], density: MenuGroup) => ReactNode
  }

/** A data table with controlled state, for use in dialogs; DataTable keeps the state in the URL. */
export function DataTableView<Row extends WithId, Output>(props: DataTableViewProps<Row, Output>) {
  const {
    name,
    label,
    columns,
    filters = [],
    actions,
    bulkActions = [],
    rowActions,
    nothingYet,
    narrowLayout = 'cards',
    viewMenu,
    exports = [],
  } = props
  const { control, query, pageOf } = props
  const result = useTablePage({ query, pageOf }, control.state)
  useEmptiedPage(control, result)
  const rows = result.page?.items ?? []
  const { selection, select, selectPage, unselect, clear, ...bar } = usePageSelection(rows)
  const [hidden, hide] = useHiddenColumns(name, columns, control)
  // Rows render again when their columns or actions change, not with each selected row.
  const hiddenIds = hidden.join()
  const displayedColumns = useMemo(() => visibleColumns(columns, hiddenIds.split(',')), [columns, hiddenIds])
  const columnWidths = useStoredWidths(name)
  const density = useDensity(name)
  const section = useRef<HTMLElement>(null)
  const focusTable = () => section.current?.focus()
  useEffect(() => keepFocus(section.current), [])
  return (
    <section ref={section} tabIndex={-1} aria-label={label} className="grid min-w-0 grid-cols-1 gap-4 outline-none">
      <TableToolbar
        control={control}
        filters={filters}
        pending={result.isFetching}
        exportMenu={
          <ExportMenu
            {...{ name, label, query, pageOf, rows }}
            columns={displayedColumns}
            state={control.state}
            others={exports}
          />
        }
        columnChooser={
          <ColumnChooser columns={columns.filter(canHide)} hidden={hidden} onChange={hide} sized={columnWidths} />
        }
        {...{ viewMenu, hidden }}
        density={density.group}
        actions={actions}
      />
      {filters.length > 0 && (
        <FilterBar
          definitions={filters}
          filters={control.state.filters}
          onChange={(next) => control.change({ filters: next })}
        />
      )}
      <TableCount page={result.page} isFailed={result.error !== null} />
      <TableContent
        {...{ label, control, rowActions, nothingYet, narrowLayout, columnWidths, result }}
        columns={displayedColumns}
        density={density.density}
        focusTable={focusTable}
        onRemoved={unselect}
        {...(bulkActions.length > 0 && { selection, onSelectionChange: select })}
      />
      {bar.selected.length > 0 && (
        <BulkBar
          {...bar}
          actions={bulkActions}
          onSelectPage={selectPage}
          onClear={() => {
            clear()
            focusTable()
          }}
        />
      )}
      {result.page && rows.length > 0 && <TableFooter label={label} page={result.page} control={control} />}
    </section>
  )
}
