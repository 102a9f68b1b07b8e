import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { commitFields } from '@/lib/forms/form-events'
import { WHOLE } from '@/lib/numbers/parse-number'
import { Button } from '@/ui/buttons/button'
import type { NumberField } from '@/ui/fields/number-field'
import { TextField } from '@/ui/fields/text-field'

import type { Bounds, TypedValue } from './cell-edit'

type FieldEditorProps = {
  label: string
  /** The saved value. */
  value: TypedValue
  /** The value to begin with: one that was not saved. */
  draft: TypedValue
  error: string | undefined
  /** Offers to save the same value again. */
  isRepeatable?: boolean | undefined
  /** Field and bounds of a number; absent for a text. */
  number?: { Field: typeof NumberField; bounds: Bounds } | undefined
  isRequired?: boolean | undefined
  onSave: (value: TypedValue) => void
  onCancel: () => void
}

/** Field in place of a cell: Enter saves, Escape reverts, and leaving it saves a value that was changed in it. */
export function FieldEditor(props: FieldEditorProps) {
  const { label, value, draft, error, isRepeatable, number, isRequired, onSave, onCancel } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const [typed, setTyped] = useState(draft)
  useLayoutEffect(() => selectField(form.current), [])

  const end = (act: () => void, { isByKey }: { isByKey: boolean }) => {
    isDone.current = true
    act()
    // The field unmounts: the keyboard continues on its row.
    if (isByKey) form.current?.closest<HTMLElement>('[data-key]')?.focus()
  }
  const save = (how: { isByKey: boolean }) => {
    if (isDone.current || !form.current || !commitFields(form.current)) return
    const next = typeof typed === 'string' ? typed.trim() : typed
    end(() => (next === value ? onCancel() : onSave(next)), how)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    end(onCancel, { isByKey: true })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A refused value is sent again only on purpose: the dialog about its failure also takes the focus away.
    const isRefused = error !== undefined && typed === draft
    if (!currentTarget.contains(relatedTarget) && !isRefused) save({ isByKey: false })
  }
  const field = { label, error, isLabelHidden: true, required: isRequired }
  return (
    <form
      ref={form}
      noValidate
      className="w-full min-w-48 font-normal"
      {...{ onKeyDown, onBlur }}
      onSubmit={(event) => {
        event.preventDefault()
        save({ isByKey: true })
      }}
    >
      {number ? (
        <number.Field {...field} {...number.bounds} format={WHOLE} value={typed as number | null} onChange={setTyped} />
      ) : (
        <TextField {...field} value={typed as string} onChange={setTyped} />
      )}
      {isRepeatable && (
        <Button type="submit" variant="outline" size="sm" className="mt-2">
          {t('Try again')}
        </Button>
      )}
    </form>
  )
}

/** Moves the focus to the field, unless it opens by itself while the user is at work elsewhere. */
function selectField(form: HTMLFormElement | null): void {
  const input = form?.querySelector('input')
  const { activeElement } = document
  const isElsewhere = activeElement?.matches('input, textarea, [contenteditable=true]') === true
  if (isElsewhere) return
  input?.focus()
  input?.select()
}
