import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

import { tablePlace } from './table-place'
import { tableRoles } from './table-roles'

const CELLS = new Set(['cell', 'header_cell'])

/**
 * Moves the cursor to the next or previous cell. Returns false outside tables and beyond their ends: the Tab key leaves
 * the editor there.
 */
export function moveToCell({ state, dispatch }: EditorView, step: 1 | -1): boolean {
  const place = tablePlace(state)
  if (!place) return false
  const cells: number[] = []
  const { position, table, cellPosition } = place
  table.descendants((node, offset) => {
    const isCell = CELLS.has(tableRoles[node.type.name] ?? '')
    if (isCell) cells.push(position + 1 + offset)
    // The cells of a table in a cell are not in its order.
    return !isCell
  })
  const next = cells[cells.indexOf(cellPosition) + step]
  if (next === undefined) return false
  dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(next + 1))).scrollIntoView())
  return true
}
