import { memo, type ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

import { useProgressiveRow } from '../deferred-rendering/use-progressive-row'
import { SelectionBox } from '../fields/checkbox-field'
import { useUiTranslation } from '../ui-translation'
import type { TableColumn } from './table-column'
import { alignments, type TableLayout, tableLooks } from './table-style'
import type { RowSelection } from './use-row-selection'

type TableRowProps<Row> = {
  /** Prefix for element ids, unique on the page. */
  id: string
  row: Row
  rowKey: string
  columns: readonly TableColumn<Row>[]
  /** Undefined if rows are not selectable. */
  isSelected: boolean | undefined
  onSelect: RowSelection['select'] | undefined
  actions: ((row: Row) => ReactNode) | undefined
  layout: TableLayout
  /** Of a grid's row; undefined in a table without focusable rows. */
  tabIndex: number | undefined
}

function Row<Row>({ isFirst, ...row }: TableRowProps<Row> & { isFirst: boolean }) {
  return useProgressiveRow(isFirst) ? <ShownRow {...row} /> : null
}

/**
 * A table row, rendered as a card in the `cards` layout. Rows after the first ones render progressively. Memoized, so that
 * selecting one of a hundred renders only that one.
 */
export const TableRow = memo(Row) as typeof Row

function ShownRow<Row>({
  id,
  row,
  rowKey,
  columns,
  isSelected,
  onSelect,
  actions,
  layout,
  tabIndex,
}: TableRowProps<Row>) {
  const { t } = useUiTranslation()
  const looks = tableLooks[layout]
  const nameId = `${id}-name`
  const boxId = `${id}-box`
  return (
    <tr
      {...(tabIndex !== undefined && { 'data-key': rowKey, tabIndex })}
      aria-selected={isSelected}
      className={looks.row}
    >
      {isSelected !== undefined && (
        <td className={looks.boxCell}>
          <SelectionBox
            id={boxId}
            aria-label={t('Select')}
            aria-labelledby={`${boxId} ${nameId}`}
            checked={isSelected}
            onPress={({ shiftKey }) => onSelect?.(rowKey, shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} nameId={nameId} layout={layout} />
      ))}
      {actions && <td className={looks.actionsCell}>{actions(row)}</td>}
    </tr>
  )
}

type CellProps<Row> = Pick<TableRowProps<Row>, 'row' | 'layout'> & { column: TableColumn<Row>; nameId: string }

function Cell<Row>({
  column: { header, cell, controls, align = 'start', isRowHeader, hideOnNarrow },
  row,
  nameId,
  layout,
}: CellProps<Row>) {
  const looks = tableLooks[layout]
  const isCard = layout === 'cards'
  const content = controls ? (
    <WithControls id={isRowHeader ? nameId : undefined} controls={controls(row)}>
      {cell(row)}
    </WithControls>
  ) : (
    cell(row)
  )
  const position = classNames(!isCard && alignments[align], hideOnNarrow && 'max-md:hidden')
  if (isRowHeader) {
    return (
      <th
        {...(controls ? { 'aria-labelledby': nameId } : { id: nameId })}
        scope="row"
        className={classNames(looks.titleCell, position)}
      >
        {content}
      </th>
    )
  }
  return (
    <td className={classNames(looks.cell, position)}>
      {isCard && (
        <span aria-hidden className="text-sm text-muted">
          {header}
        </span>
      )}
      {isCard ? <span className="min-w-0 text-end">{content}</span> : content}
    </td>
  )
}

/**
 * Content that names a row by its id, and controls that do not. A form in place of the content takes the cell's width;
 * controls lie over the end of a name, which needs the room.
 */
function WithControls({
  id,
  controls,
  children,
}: {
  id: string | undefined
  controls: ReactNode
  children: ReactNode
}) {
  const isName = id !== undefined
  return (
    <div className={classNames('max-w-full has-[form]:w-full', isName ? 'relative' : 'inline-flex items-center gap-1')}>
      <div id={id} className="min-w-0 has-[form]:grow">
        {children}
      </div>
      <span className={classNames(isName && 'absolute end-0 inset-y-0 flex items-center')}>{controls}</span>
    </div>
  )
}
