import type { EditorState, Transaction } from '@tiptap/pm/state'
import { addColumn, addRow, fixTables, removeColumn, removeRow, TableMap } from '@tiptap/pm/tables'

import type { Section, TablePlace } from './table-place'

/** Changes the table at the cursor. */
export type TableEdit = (state: EditorState, place: TablePlace) => Transaction

/** Repairs of one part of a table can show what is wrong with the next; more than this many never help. */
const MOST_REPAIRS = 10

/** Adds the cells that tables lack, and shortens those that overlap others, before a table is changed. */
export function repairTables(state: EditorState, dispatch: (repairs: Transaction) => EditorState): EditorState {
  let repaired = state
  for (let count = 0; count < MOST_REPAIRS; count += 1) {
    const repairs = fixTables(repaired)
    if (!repairs) break
    repaired = dispatch(repairs)
  }
  return repaired
}

type Side = 'before' | 'after'

const isHead = ({ table }: Section): boolean => table.type.name === 'thead'

/** Whether a row can be inserted above the cursor's: a header stays on top. */
export const canInsertAbove = ({ cell: { top }, current }: TablePlace): boolean => !isHead(current) || top > 0

/** Inserts a row on a side of the cursor's. The row below a header begins the table's body. */
export const insertRow =
  (side: Side): TableEdit =>
  ({ tr }, { sections, current, cell }) => {
    const row = side === 'before' ? cell.top : cell.bottom
    const body = sections[sections.indexOf(current) + 1]
    const isBelowHead = isHead(current) && row === current.map.height
    return isBelowHead && body ? addRow(tr, body, 0) : addRow(tr, current, row)
  }

/** Inserts a column on a side of the cursor's, in every section; header rows stay headers. */
export const insertColumn =
  (side: Side): TableEdit =>
  ({ tr }, { sections, cell }) => {
    const column = side === 'before' ? cell.left : cell.right
    // From the end, so that the positions of the sections before stay right.
    for (const section of sections.toReversed()) {
      const at = Math.min(column, section.map.width)
      addColumn(tr, section, at)
      keepHeaders(tr, section, at)
    }
    return tr
  }

/** Makes the new cell of each header row a header. */
function keepHeaders(tr: Transaction, { tableStart }: Section, column: number): void {
  const section = tr.doc.resolve(tableStart).parent
  const map = TableMap.get(section)
  for (let row = 0; row < map.height; row += 1) {
    const positions = map.map.slice(row * map.width, (row + 1) * map.width)
    const [added = 0] = positions.splice(column, 1)
    const others = positions.filter((position) => position !== added).map((position) => section.nodeAt(position))
    const header = others[0]
    if (!header || section.nodeAt(added)?.childCount !== 1) continue
    if (others.every((cell) => cell?.type.name === 'th'))
      tr.setNodeMarkup(tableStart + added, header.type, { scope: header.attrs['scope'] as unknown })
  }
}

/** Deletes the cursor's row; with the last row of a section, the section; with the last of all, the table. */
export const deleteRow: TableEdit = (state, place) => {
  const { sections, current, cell } = place
  const { tr } = state
  if (current.map.height > 1) {
    removeRow(tr, current, cell.top)
    return tr
  }
  const start = current.tableStart - 1
  return sections.length === 1 ? deleteTable(state, place) : tr.delete(start, start + current.table.nodeSize)
}

/** Deletes the cursor's column in every section; with the last one, the table. */
export const deleteColumn: TableEdit = (state, place) => {
  const { sections, cell } = place
  if (sections.every(({ map }) => map.width === 1)) return deleteTable(state, place)
  const { tr } = state
  for (const section of sections.toReversed()) {
    if (cell.left < section.map.width && section.map.width > 1) removeColumn(tr, section, cell.left)
  }
  return tr
}

/** Deletes the table at the cursor, whatever is selected in it. */
export const deleteTable: TableEdit = ({ tr }, { position, table }) => tr.delete(position, position + table.nodeSize)
