import { useRef } from 'react'

import { editImage } from './edit-image'
import type { EditedSite } from './edited-site'
import { EditorToolbar } from './editor-toolbar'
import { useHtmlEditor } from './use-html-editor'

/** Props of both editors of HTML. */
export type HtmlEditorProps = {
  label: string
  value: string
  onChange: (html: string) => void
  isInvalid: boolean
  /** Id of the notes below the editor. */
  describedBy?: string | undefined
}

const PAGE =
  'prose mx-auto min-h-64 max-w-prose overflow-x-auto px-4 py-5 whitespace-pre-wrap outline-none [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-primary [&_:is(li,dd,td,th)>p:first-child]:mt-0 [&_:is(li,dd,td,th)>p:last-child]:mb-0'

/** Edits HTML as visitors see it. */
export function VisualEditor({ site, ...props }: HtmlEditorProps & { site: EditedSite }) {
  const { label, value, onChange, isInvalid, describedBy } = props
  const place = useRef<HTMLDivElement>(null)
  const editor = useHtmlEditor({
    place,
    value,
    onChange,
    onFiles: (target, files) => void editImage(target, site.diskPrefix, files),
    attributes: {
      class: PAGE,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    },
  })
  return (
    <div className="rounded-input border-2 border-edge bg-background focus-within:border-primary">
      <EditorToolbar editor={editor} site={site} />
      <div ref={place} />
    </div>
  )
}
