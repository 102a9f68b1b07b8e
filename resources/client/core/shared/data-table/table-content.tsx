import { EllipsisVertical, LockKeyhole } from 'lucide-react'
import { useMemo } from 'react'

import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelError } from '@/core/shared/screen/query-view'
import { safePath } from '@/lib/browser/safe-url'
import { IconButton } from '@/ui/buttons/icon-button'
import { LinkButton } from '@/ui/buttons/link-button'
import { Table, type TableProps } from '@/ui/collections/table'
import { EmptyState } from '@/ui/feedback/empty-state'
import { useDelayed } from '@/ui/feedback/spinner'
import { Menu } from '@/ui/overlays/menu'
import type { MenuGroup } from '@/ui/overlays/menu-rows'

import { type DataColumn, nameOfRow } from './column'
import { NoRows, type NothingYet } from './no-rows'
import { TableSkeleton } from './table-skeleton'
import { nextSort } from './table-state'
import { type WithId, keyOfRow, type TableControl, type useTablePage } from './use-table-state'

/** Props that a data table passes on to {@link TableContent}. */
export type TableContentOptions<Row> = {
  /** Accessible name of the table. */
  label: string
  /** Groups of entries of a row's menu; `onRemoved` takes a deleted row out of the selection. */
  rowActions?: ((row: Row, onRemoved: () => void) => MenuGroup[]) | undefined
  nothingYet?: NothingYet | undefined
  control: TableControl
}

type TableContentProps<Row extends WithId, Output> = TableContentOptions<Row> &
  Pick<TableProps<Row>, 'selection' | 'onSelectionChange' | 'columnWidths' | 'density'> & {
    narrowLayout: 'table' | 'cards'
    /** Visible columns. */
    columns: readonly DataColumn<Row>[]
    result: ReturnType<typeof useTablePage<Row, Output>>
    /** Moves the focus to the table before the focused element is unmounted. */
    focusTable: () => void
    /** Takes a deleted row out of the selection. The function never changes. */
    onRemoved: (row: Row) => void
  }

/** The rows, a skeleton, an error or an empty state. */
export function TableContent<Row extends WithId, Output>(props: TableContentProps<Row, Output>) {
  const {
    result,
    control,
    columns,
    label,
    rowActions,
    nothingYet,
    narrowLayout,
    focusTable,
    onRemoved,
    ...tableProps
  } = props
  const { page, error, isOutdated, retry } = result
  const isBusy = useDelayed(isOutdated)
  const menuOf = useMemo(
    () =>
      rowActions &&
      ((row: Row) => <RowMenu name={nameOfRow(columns, row)} groups={rowActions(row, () => onRemoved(row))} />),
    [rowActions, columns, onRemoved],
  )
  const focusTableAnd =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      focusTable()
      act(...args)
    }
  if (!page && error) return <TableError error={error} onRetry={focusTableAnd(retry)} />
  if (!page) {
    return (
      <TableSkeleton
        columns={columns}
        rowCount={control.state.perPage}
        isSelectable={tableProps.selection !== undefined}
        hasActions={rowActions !== undefined}
        narrowLayout={narrowLayout}
        density={tableProps.density}
      />
    )
  }
  if (page.items.length === 0)
    return <NoRows state={control.state} onChange={focusTableAnd(control.change)} nothingYet={nothingYet} />
  return (
    <Table
      {...tableProps}
      label={label}
      columns={columns}
      rows={page.items}
      rowKey={keyOfRow}
      sort={control.state.sort}
      onSort={(id) => control.change({ sort: nextSort(control.state.sort, id) })}
      rowActions={menuOf}
      narrowLayout={narrowLayout}
      busy={isBusy}
    />
  )
}

/** Menu of a row's actions. */
function RowMenu({ name, groups }: { name: string; groups: MenuGroup[] }) {
  const { t } = useTranslation()
  const label = name ? t('Actions for “:name”', { name }) : t('Actions')
  return (
    <Menu
      label={label}
      groups={groups}
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<EllipsisVertical />} />}
    />
  )
}

/** A retryable error, or missing permission with the action that the server suggests. */
function TableError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === HttpStatus.Forbidden) return <Forbidden error={error} />
  return <PanelError error={error} onRetry={onRetry} />
}

function Forbidden({ error: { body } }: { error: ApiError }) {
  const { t, tServer } = useTranslation()
  const path = safePath(body.action?.action)
  return (
    <div role="alert">
      <EmptyState
        icon={<LockKeyhole className="size-16" />}
        title={t("You don't have permission to see this")}
        action={body.action && path !== undefined && <LinkButton to={path}>{tServer(body.action.label)}</LinkButton>}
      >
        {body.message}
      </EmptyState>
    </div>
  )
}
