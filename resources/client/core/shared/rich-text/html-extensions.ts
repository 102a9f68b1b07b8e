import { Extension, getSchema, Node } from '@tiptap/core'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history, redo, undo } from '@tiptap/pm/history'

import { blocks } from './blocks'
import { marks } from './marks'
import { moveToCell } from './table/move-to-cell'
import { tableRoles } from './table/table-roles'

const content = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  ...blocks,
  ...marks,
]

/** Undo and redo, a cursor beside elements that cannot contain one, and the Tab key in tables. */
const editing = Extension.create({
  name: 'editing',
  addProseMirrorPlugins: () => [history(), gapCursor()],
  extendNodeSchema: ({ name }) => ({ tableRole: tableRoles[name] }),
  addKeyboardShortcuts() {
    const { view } = this.editor
    const undoes = () => undo(view.state, view.dispatch)
    const redoes = () => redo(view.state, view.dispatch)
    return {
      'Mod-z': undoes,
      'Shift-Mod-z': redoes,
      'Mod-y': redoes,
      Tab: () => moveToCell(view, 1),
      'Shift-Tab': () => moveToCell(view, -1),
    }
  },
})

/** The editor's extensions. Its elements are those that SafeHtml allows, so that it writes what visitors see. */
export const htmlExtensions = [...content, editing]

/** ProseMirror schema of the editor's documents. */
export const htmlSchema = getSchema(htmlExtensions)
