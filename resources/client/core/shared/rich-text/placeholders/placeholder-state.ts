import { baseKeymap } from '@tiptap/pm/commands'
import { history, redo, undo } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import { type Command, EditorState, Plugin, Selection } from '@tiptap/pm/state'

import { contentOf, documentOf, type LabelledPlaceholder } from './placeholder-document'

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText('\n').scrollIntoView())
  return true
}

/** Submits the form, as Enter does in a native single-line field. */
const submitForm: Command = (_, __, view) => {
  view?.dom.closest('form')?.requestSubmit()
  return true
}

/** Turns a placeholder that was typed or pasted as text into a chip. */
const chips = (placeholder: LabelledPlaceholder): Plugin =>
  new Plugin({
    appendTransaction: (_, __, { doc, tr }) => {
      doc.forEach(({ isText, text = '', nodeSize }, offset) => {
        if (!isText || !text.includes(placeholder.raw)) return
        const from = tr.mapping.map(offset)
        tr.replaceWith(from, from + nodeSize, contentOf(text, placeholder))
      })
      return tr.docChanged ? tr : null
    },
  })

type StateOptions = { placeholder: LabelledPlaceholder; isMultiline: boolean }

/** State of an editor that shows a text with chips, with the caret at its end and nothing to undo. */
export function stateOf(text: string, { placeholder, isMultiline }: StateOptions): EditorState {
  const doc = documentOf(text, placeholder)
  const enter = isMultiline ? breakLine : submitForm
  return EditorState.create({
    doc,
    selection: Selection.atEnd(doc),
    plugins: [
      history(),
      keymap({ Enter: enter, 'Shift-Enter': enter, 'Mod-z': undo, 'Shift-Mod-z': redo, 'Mod-y': redo }),
      keymap(baseKeymap),
      chips(placeholder),
    ],
  })
}
