import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

import { SelectionBox } from '../fields/checkbox-field'
import { useUiTranslation } from '../ui-translation'
import type { TableColumn } from './table-head'
import { alignments, type TableLayout, tableLooks } from './table-style'
import type { RowSelection } from './use-row-selection'
import { useTurn } from './use-turn'

type TableRowProps<Row> = {
  /** Prefix for element ids, unique on the page. */
  id: string
  row: Row
  rowKey: string
  columns: readonly TableColumn<Row>[]
  selection: RowSelection | undefined
  actions: ReactNode
  layout: TableLayout
  focusProps: { 'data-key': string; tabIndex: number } | undefined
}

/** A table row, rendered as a card in the `cards` layout. Rows after the first ones render in their turn. */
export function TableRow<Row>({ isFirst, ...row }: TableRowProps<Row> & { isFirst: boolean }) {
  return useTurn(isFirst) ? <ShownRow {...row} /> : null
}

function ShownRow<Row>({
  id,
  row,
  rowKey,
  columns,
  selection,
  actions,
  layout,
  focusProps,
}: TableRowProps<Row>) {
  const { t } = useUiTranslation()
  const isSelected = selection?.selected.has(rowKey)
  const looks = tableLooks[layout]
  const nameId = `${id}-name`
  const boxId = `${id}-box`
  return (
    <tr {...focusProps} aria-selected={isSelected} className={looks.row}>
      {selection && (
        <td className={looks.boxCell}>
          <SelectionBox
            id={boxId}
            aria-label={t('Select')}
            aria-labelledby={`${boxId} ${nameId}`}
            checked={isSelected ?? false}
            onPress={({ shiftKey }) => (shiftKey ? selection.extend(rowKey) : selection.toggle(rowKey))}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} nameId={nameId} layout={layout} />
      ))}
      {actions !== undefined && <td className={looks.actionsCell}>{actions}</td>}
    </tr>
  )
}

type CellProps<Row> = Pick<TableRowProps<Row>, 'row' | 'layout'> & { column: TableColumn<Row>; nameId: string }

function Cell<Row>({
  column: { header, cell, align = 'start', isRowHeader, hideOnNarrow },
  row,
  nameId,
  layout,
}: CellProps<Row>) {
  const looks = tableLooks[layout]
  const isCard = layout === 'cards'
  const content = cell(row)
  const position = classNames(!isCard && alignments[align], hideOnNarrow && 'max-md:hidden')
  if (isRowHeader) {
    return (
      <th id={nameId} scope="row" className={classNames(looks.titleCell, position)}>
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
