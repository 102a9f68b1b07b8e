import { type KeyboardEvent, useState } from 'react'

import { TextArea } from '@/ui/fields/text-area'

type RowTextFieldProps = {
  label: string
  error?: string | undefined
  value: string
  onChange: (value: string) => void
}

/**
 * Field for a text without line breaks in a row, which wraps a long one; Enter submits the form. It keeps its text
 * itself: a list renders its rows late, which would move the caret to the end.
 */
export function RowTextField({ value, onChange, ...texts }: RowTextFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setText(value)
  }
  const type = (typed: string) => {
    const next = typed.replaceAll(/\s*\n\s*/g, ' ')
    setText(next)
    onChange(next)
  }
  return <TextArea {...texts} isLabelHidden rows={1} value={text} onChange={type} onKeyDown={submitByEnter} />
}

function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.form?.requestSubmit()
}
