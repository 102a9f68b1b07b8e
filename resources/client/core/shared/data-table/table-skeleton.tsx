import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Table } from '@/ui/collections/table'
import type { TableDensity } from '@/ui/collections/table-style'
import { Skeleton } from '@/ui/feedback/skeleton'

import type { DataColumn } from './column'

type TableSkeletonProps<Row> = {
  columns: readonly DataColumn<Row>[]
  rowCount: number
  isSelectable: boolean
  hasActions: boolean
  narrowLayout: 'table' | 'cards'
  density: TableDensity | undefined
}

/** Number of skeleton rows that fill a screen. */
const MAX_ROWS = 15

const SELECTION: ReadonlySet<string> = new Set()
const nothing = () => {}

/** Skeleton in the shape of the table; hidden from screen readers, since TableCount announces the loading. */
export function TableSkeleton<Row>({
  columns,
  rowCount,
  isSelectable,
  hasActions,
  narrowLayout,
  density,
}: TableSkeletonProps<Row>) {
  const { t } = useTranslation()
  const rows = Array.from({ length: Math.min(rowCount, MAX_ROWS) }, (_, index) => String(index))
  return (
    <div aria-hidden inert>
      <Table
        label={t('Loading')}
        columns={columns.map(({ controls: _, ...column }) => ({
          ...column,
          cell: () => <Skeleton className="inline-block h-4 w-3/4 min-w-12 rounded-small" />,
        }))}
        rows={rows}
        rowKey={(row) => row}
        onSort={nothing}
        {...(isSelectable && { selection: SELECTION, onSelectionChange: nothing })}
        {...(hasActions && { rowActions: () => <Skeleton className="mx-2 my-2 inline-block size-7 rounded-small" /> })}
        narrowLayout={narrowLayout}
        density={density}
      />
    </div>
  )
}
