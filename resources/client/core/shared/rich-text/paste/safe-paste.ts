import { DOMParser, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

import { sanitizeHtml } from '@/ui/html/sanitize-html'

import { cleanPaste } from './clean-paste'

/*
 * ProseMirror parses pasted HTML through its own Trusted Types policy, which lets everything pass: the Content
 * Security Policy does not allow it. Here it goes through the sanitizer, after the
 * markup of the program that it comes from was read.
 */

const startsWithList = ({ content: { firstChild, childCount } }: Slice): boolean =>
  firstChild !== null && firstChild.type.isInGroup('list') && (childCount > 1 || firstChild.childCount > 1)

/** Reads the HTML of a paste or drop; undefined without any, and where the editor inserts plain text anyway. */
function htmlIn(view: EditorView, data: DataTransfer): Slice | undefined {
  const html = data.getData('text/html')
  const { $from } = view.state.selection
  if (!html || $from.parent.type.spec.code) return undefined
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(sanitizeHtml(cleanPaste(html)), { context: $from })
  // Outside of all nodes when everything is selected.
  const isInList = $from.depth > 0 && $from.node(-1).type.name === 'li'
  // An open list would give the text of its first item to the paragraph at the cursor.
  return startsWithList(slice) && !isInList ? new Slice(slice.content, 0, slice.openEnd) : slice
}

/** Inserts HTML in the selection or at a position, or passes files on; false leaves plain text to the editor. */
function insert(view: EditorView, data: DataTransfer, position: number | undefined, onFiles: (files: File[]) => void) {
  const slice = htmlIn(view, data)
  const files = [...data.files]
  const { tr } = view.state
  if (slice) {
    view.dispatch(
      (position === undefined
        ? tr.replaceSelection(slice)
        : tr.replaceRange(position, position, slice)
      ).scrollIntoView(),
    )
  } else if (files.length > 0) onFiles(files)
  // Without text, the editor would let the browser paste into an element that it then parses itself.
  else return data.getData('text/plain') === ''
  return true
}

/** Handles pasted and dropped HTML and files; plain text, and moves within the editor, are left to the editor. */
export const safeClipboard = (onFiles: (files: File[]) => void) => ({
  paste(view: EditorView, event: ClipboardEvent): boolean {
    const isHandled = event.clipboardData !== null && insert(view, event.clipboardData, undefined, onFiles)
    if (isHandled) event.preventDefault()
    return isHandled
  },
  drop(view: EditorView, event: DragEvent): boolean {
    if (view.dragging || !event.dataTransfer) return false
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
    const isHandled = insert(view, event.dataTransfer, place?.pos, onFiles)
    if (isHandled) event.preventDefault()
    return isHandled
  },
})
