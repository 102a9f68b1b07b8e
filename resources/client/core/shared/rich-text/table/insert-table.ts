import type { Editor, JSONContent } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

const COLUMNS = 3
const ROWS = 2

const row = (cell: JSONContent): JSONContent => ({
  type: 'tr',
  content: Array.from({ length: COLUMNS }, () => ({ ...cell, content: [{ type: 'p' }] })),
})

/** An empty table with a header row. */
const EMPTY: JSONContent = {
  type: 'table',
  content: [
    { type: 'thead', content: [row({ type: 'th', attrs: { scope: 'col' } })] },
    { type: 'tbody', content: Array.from({ length: ROWS }, () => row({ type: 'td' })) },
  ],
}

/** Inserts a table, and moves the cursor to its first cell. */
export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    // A paragraph after it, so that the text can go on.
    .insertContent([EMPTY, { type: 'p' }])
    .command(({ tr }) => {
      let table = 0
      tr.doc.nodesBetween(0, tr.selection.from, (node, position) => {
        if (node.type.name === 'table') table = position
      })
      tr.setSelection(TextSelection.near(tr.doc.resolve(table + 1)))
      return true
    })
    .scrollIntoView()
    .run()
}
