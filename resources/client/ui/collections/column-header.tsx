import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'

import { classNames } from '@/lib/class-names'

import { ColumnResizer } from './column-resizer'
import type { TableColumn } from './table-column'
import { alignments, type TableLayout, tableLooks } from './table-style'
import type { useColumnWidths } from './use-column-widths'

const sortIcons = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown }

type ColumnHeaderProps = {
  column: Omit<TableColumn<never>, 'cell'>
  /** Direction in which the rows are sorted by this column. */
  direction: keyof typeof sortIcons
  onSort: ((id: string) => void) | undefined
  layout: TableLayout
  widths: ReturnType<typeof useColumnWidths>
  /** Whether it takes the room that is left, so it has no width of its own. */
  isElastic: boolean
}

/** Header of a column: its name or sort button, and the edge that resizes it. */
export function ColumnHeader({ column, direction, onSort, layout, widths, isElastic }: ColumnHeaderProps) {
  const { id, header, sortable } = column
  const sortBy = sortable === true ? onSort : undefined
  const resize = layout === 'table' && !isElastic ? widths.resize : undefined
  return (
    <th
      scope="col"
      aria-sort={sortBy && direction}
      // Without the name of the separator inside.
      aria-label={resize && header}
      data-column={id}
      style={layout === 'table' ? { width: widthOf({ column, widths, isElastic }) } : undefined}
      // Cards label their own lines, so only the sort buttons of the header stay visible.
      className={layout === 'cards' && !sortBy ? 'sr-only' : headClass(column, layout)}
    >
      {sortBy ? <SortButton {...{ header, direction }} onSort={() => sortBy(id)} /> : header}
      {resize && (
        <ColumnResizer
          name={header}
          width={widths.actualWidthOf(id)}
          onResize={(next, isDone) => resize(id, next, isDone)}
        />
      )}
    </th>
  )
}

const headClass = ({ align = 'start', hideOnNarrow }: ColumnHeaderProps['column'], layout: TableLayout) =>
  classNames(tableLooks[layout].headCell, alignments[align], hideOnNarrow && 'max-md:hidden')

const widthOf = ({ column, widths, isElastic }: Pick<ColumnHeaderProps, 'column' | 'widths' | 'isElastic'>) =>
  isElastic && widths.isSized ? undefined : (widths.widthOf(column.id) ?? column.width)

type SortButtonProps = { header: string; direction: keyof typeof sortIcons; onSort: () => void }

function SortButton({ header, direction, onSort }: SortButtonProps) {
  const SortIcon = sortIcons[direction]
  return (
    <button
      type="button"
      onClick={onSort}
      className="-mx-2 inline-flex min-h-target items-center gap-1.5 rounded-small px-2 text-start font-bold transition-press hover:bg-hover hover:text-main"
    >
      {header}
      <SortIcon
        aria-hidden
        className={classNames('size-4 shrink-0', direction === 'none' ? 'opacity-50' : 'text-primary')}
      />
    </button>
  )
}
