import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import type { OverlayTrigger } from '../overlays/use-overlay-trigger'
import { fieldAria, FieldLayout, type FieldTexts, labelId } from './field-layout'
import { FIELD_BUTTON } from './field-style'

type PickerLayoutProps = FieldTexts & {
  trigger: OverlayTrigger<'dialog'>
  disabled?: boolean
  /** Icon or colour swatch before the value. */
  mark: ReactNode
  /** The current value as text. */
  valueText: ReactNode
  /** The form value and the overlay that the button opens. */
  children: ReactNode
}

/** Field whose value is chosen in an overlay: a button that shows the value and opens the overlay. */
export function PickerLayout(props: PickerLayoutProps) {
  const { label, description, error, trigger, disabled, mark, valueText, children } = props
  const id = useId()
  const valueId = useId()
  const { 'aria-invalid': isInvalid, ...aria } = fieldAria(id, { description, error })
  return (
    <FieldLayout id={id} label={label} description={description} error={error}>
      <button
        type="button"
        {...trigger}
        {...aria}
        aria-labelledby={`${labelId(id)} ${valueId}`}
        data-invalid={isInvalid}
        disabled={disabled}
        className={FIELD_BUTTON}
      >
        {mark}
        <span id={valueId} className="min-w-0 flex-1">
          {valueText}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0" />
      </button>
      {children}
    </FieldLayout>
  )
}
