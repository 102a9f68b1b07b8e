import { DOMParser, type Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

import { sanitizeHtml } from '@/ui/html/sanitize-html'

/*
 * ProseMirror parses pasted HTML through its own Trusted Types policy, which lets everything pass: the Content
 * Security Policy does not allow it. Here it goes through the sanitizer.
 */

/** Reads the HTML of a paste or drop; undefined without any, and where the editor inserts plain text anyway. */
function htmlIn(view: EditorView, data: DataTransfer | null): Slice | undefined {
  const html = data?.getData('text/html')
  const { $from } = view.state.selection
  if (!html || $from.parent.type.spec.code) return undefined
  return DOMParser.fromSchema(view.state.schema).parseSlice(sanitizeHtml(html), { context: $from })
}

/** Inserts pasted HTML; false leaves other content to the editor. */
export function pasteHtml(view: EditorView, event: ClipboardEvent): boolean {
  const slice = htmlIn(view, event.clipboardData)
  if (!slice) return false
  event.preventDefault()
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
  return true
}

/** Inserts HTML dropped from elsewhere; false leaves other content, and moves within the editor, to the editor. */
export function dropHtml(view: EditorView, event: DragEvent): boolean {
  if (view.dragging) return false
  const slice = htmlIn(view, event.dataTransfer)
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (!slice || !place) return false
  event.preventDefault()
  view.dispatch(view.state.tr.replaceRange(place.pos, place.pos, slice).scrollIntoView())
  return true
}
