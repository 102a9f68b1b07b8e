// Separate chunk: loaded with a form that offers a placeholder.
import { type RefObject, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { enterText } from '@/lib/forms/fill-form'
import { fieldAria, FieldLayout, type FieldTexts, labelId } from '@/ui/fields/field-layout'
import { FIELD } from '@/ui/fields/native-field-style'

import type { Placeholder } from './placeholder'
import { usePlaceholderView } from './use-placeholder-view'

/** Inserts a text into the editor at the caret, or in place of what is selected. */
export type PlaceholderEditorHandle = { insert: (text: string) => void }

type PlaceholderEditorProps = FieldTexts & {
  ref: RefObject<PlaceholderEditorHandle | null>
  name: string
  text: string
  onChange: (text: string) => void
  placeholder: Placeholder
  isMultiline: boolean
  required: boolean
  disabled: boolean
}

/** Text field that shows a placeholder as a chip. Its hidden field is what the form reads and writes. */
export function PlaceholderEditor(props: PlaceholderEditorProps) {
  const { ref, name, text, onChange, isMultiline, required, disabled, label, description, error } = props
  const { t } = useTranslation()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const placeholder = { ...props.placeholder, label: t('Placeholder: :name', { name: props.placeholder.name }) }
  const { insert, focus } = usePlaceholderView({
    ...{ place, text, placeholder, isMultiline, disabled },
    onChange: (next) => field.current && enterText(field.current, next),
  })
  useImperativeHandle(ref, () => ({ insert }))
  const takeFocus = useEffectEvent(focus)
  useEffect(() => {
    // A `<label>` focuses native fields only.
    const element = document.getElementById(labelId(id))
    const handle = () => takeFocus()
    element?.addEventListener('click', handle)
    return () => element?.removeEventListener('click', handle)
  }, [id])
  return (
    <FieldLayout {...{ id, label, description, error }}>
      <input
        ref={field}
        type="hidden"
        name={name}
        value={text}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <div
        {...fieldAria(id, { description, error })}
        ref={place}
        role="textbox"
        aria-labelledby={labelId(id)}
        aria-multiline={isMultiline}
        aria-required={required || undefined}
        aria-disabled={disabled || undefined}
        className={classNames(
          FIELD,
          'px-4 py-2.5 wrap-anywhere whitespace-pre-wrap aria-disabled:border-transparent aria-disabled:bg-disabled aria-disabled:text-disabled [&_.ProseMirror-separator]:inline',
          isMultiline && 'max-h-[70dvh] min-h-[calc(3lh+1.5rem+4px)] overflow-y-auto',
        )}
      />
    </FieldLayout>
  )
}
