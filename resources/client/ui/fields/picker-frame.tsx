import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import type { OverlayTrigger } from '../overlays/use-overlay-trigger'
import { fieldAria, FieldFrame, type FieldWords, labelId } from './field-frame'
import { FIELD_BUTTON } from './field-style'

type PickerFrameProps = FieldWords & {
  trigger: OverlayTrigger<'dialog'>
  disabled?: boolean
  /** What stands before the words: an icon, a colour. */
  mark: ReactNode
  /** The value, in words. */
  words: ReactNode
  /** The field that carries the value, and what the button opens. */
  children: ReactNode
}

/** A field whose value is chosen in an overlay: a button that tells the value and opens what changes it. */
export function PickerFrame({ label, description, error, trigger, disabled, mark, words, children }: PickerFrameProps) {
  const id = useId()
  const wordsId = useId()
  const { 'aria-invalid': isInvalid, ...aria } = fieldAria(id, { description, error })
  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
      <button
        type="button"
        {...trigger}
        {...aria}
        aria-labelledby={`${labelId(id)} ${wordsId}`}
        data-invalid={isInvalid}
        disabled={disabled}
        className={FIELD_BUTTON}
      >
        {mark}
        <span id={wordsId} className="min-w-0 flex-1">
          {words}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0" />
      </button>
      {children}
    </FieldFrame>
  )
}
