import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

import { contentOf, writeHtml } from './html-document'
import { htmlExtensions } from './html-extensions'
import { safeClipboard } from './paste/safe-paste'

type HtmlEditorOptions = {
  /** Element that the editor is mounted in. */
  place: RefObject<HTMLElement | null>
  value: string
  onChange: (html: string) => void
  /** Receives pasted or dropped files. */
  onFiles: (editor: Editor, files: File[]) => void
  /** Attributes of the editable element. */
  attributes: Record<string, string>
}

/** Without Tiptap's style element, which the Content Security Policy forbids. */
const createEditor = (value: string): Editor =>
  new Editor({ element: null, extensions: htmlExtensions, content: contentOf(value), injectCSS: false })

/** Edits HTML with Tiptap. Content goes in as parsed, never as text, so that no HTML gets past the sanitizer. */
export function useHtmlEditor({ place, value, onChange, onFiles, attributes }: HtmlEditorOptions): Editor {
  const [editor] = useState(() => createEditor(value))
  const renderedValue = useRef(value)
  const onUpdate = useEffectEvent(() => {
    renderedValue.current = writeHtml(editor.state.doc)
    onChange(renderedValue.current)
  })
  useEffect(() => {
    if (!place.current) return undefined
    const notify = () => onUpdate()
    editor.on('update', notify)
    editor.mount(place.current)
    return () => {
      editor.off('update', notify)
      editor.unmount()
    }
  }, [editor, place])
  // A value from elsewhere: a restored draft, or a reset.
  useEffect(() => {
    if (value === renderedValue.current) return
    renderedValue.current = value
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, value])
  const receive = useEffectEvent((files: File[]) => onFiles(editor, files))
  const serialized = JSON.stringify(attributes)
  useEffect(() => {
    const handleDOMEvents = safeClipboard((files) => receive(files))
    editor.setOptions({
      editorProps: { attributes: JSON.parse(serialized) as Record<string, string>, handleDOMEvents },
    })
  }, [editor, serialized])
  return editor
}

/** Renders again with every change of the document or the selection. */
export function useEditorState(editor: Editor): void {
  useSyncExternalStore(
    (notify) => {
      editor.on('transaction', notify)
      return () => void editor.off('transaction', notify)
    },
    () => editor.state,
  )
}
