import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'

import { enterText } from '@/lib/forms/fill-form'
import { usePart } from '@/lib/lazy/use-part'
import { Button } from '@/ui/buttons/button'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import type { Placeholder } from './placeholder'
import type { PlaceholderEditorHandle } from './placeholder-editor'

const loadEditor = () => import('./placeholder-editor').then(({ PlaceholderEditor }) => PlaceholderEditor)

type PlaceholderFieldProps = FieldTexts & {
  name: string
  defaultValue: string
  onChange?: (text: string) => void
  /** Shown as a chip, which a button inserts at the caret; without one the field is a plain text field. */
  placeholder: Placeholder | undefined
  isMultiline?: boolean
  required?: boolean
  disabled: boolean
}

/** Text field in which a placeholder is a chip. It is plain until its editor has loaded, and if that fails. */
export function PlaceholderField(props: PlaceholderFieldProps) {
  const { defaultValue, onChange, placeholder, isMultiline = false, required = false, ...field } = props
  const box = useRef<HTMLDivElement>(null)
  const editor = useRef<PlaceholderEditorHandle>(null)
  const [text, setText] = useState(defaultValue)
  /** Whether the user writes into the plain field, which the editor then must not replace. */
  const [isWriting, setWriting] = useState(false)
  const [Editor] = usePart(loadEditor, { when: placeholder !== undefined, onFail: 'leave out' })
  const Plain = isMultiline ? TextArea : TextField

  function change(next: string): void {
    setText(next)
    onChange?.(next)
  }
  function insert({ raw }: Placeholder): void {
    if (editor.current) return editor.current.insert(raw)
    const plain = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    if (plain) insertIntoPlain(plain, raw)
  }
  return (
    <div ref={box} className="flex flex-col gap-1">
      {Editor && placeholder && !isWriting ? (
        <Editor {...field} ref={editor} {...{ text, placeholder, isMultiline, required }} onChange={change} />
      ) : (
        <Plain
          {...field}
          value={text}
          required={required}
          onChange={change}
          onFocus={() => setWriting(true)}
          onBlur={() => setWriting(false)}
        />
      )}
      {placeholder && (
        <div>
          <Button
            variant="outline"
            size="sm"
            disabled={field.disabled}
            aria-label={placeholder.insertLabel}
            onClick={() => insert(placeholder)}
          >
            <Plus aria-hidden className="size-4" />
            {placeholder.name}
          </Button>
        </div>
      )}
    </div>
  )
}

function insertIntoPlain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = field
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
  enterText(field, value.slice(0, start) + text + value.slice(end))
  field.focus()
  field.setSelectionRange(start + text.length, start + text.length)
}
