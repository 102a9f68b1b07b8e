import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

import { fieldAria, FieldFrame, type FieldWords, labelId } from '../fields/field-frame'
import { FIELD_BUTTON } from '../fields/field-style'
import { FormValue } from '../fields/form-value'
import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'
import { useOverlayTrigger } from '../overlays/use-overlay-trigger'

type ColorPickerProps = FieldWords & {
  name?: string
  /** A colour as `#rrggbb`; null while there is none. */
  value?: string | null
  defaultValue?: string | null
  /** Every move. */
  onChange?: (value: string) => void
  /** Colours offered by one press, as `#rrggbb`. */
  swatches?: readonly string[]
  disabled?: boolean
}

const loadPanel = () => import('./color-panel').then(({ ColorPanel }) => ColorPanel)

/** A colour, by eye or by its code; what chooses it comes when the button is neared. */
export function ColorPicker({ label, description, error, name, value, defaultValue = null, onChange, swatches = [], disabled }: ColorPickerProps) {
  const { t } = useUiTranslation()
  const id = useId()
  const valueId = useId()
  const [color, setColor] = useControlled<string | null>({ value, defaultValue, onChange: (next) => next && onChange?.(next) })
  const { Part, part, trigger } = useOverlayTrigger('dialog', loadPanel)
  const { 'aria-invalid': isInvalid, ...aria } = fieldAria(id, { description, error })

  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
      <button
        type="button"
        {...trigger}
        {...aria}
        aria-labelledby={`${labelId(id)} ${valueId}`}
        data-invalid={isInvalid}
        disabled={disabled}
        className={FIELD_BUTTON}
      >
        <span
          className="size-7 shrink-0 rounded-full border-2 border-edge bg-chip in-disabled:opacity-40"
          style={color ? { backgroundColor: color } : undefined}
        />
        <span id={valueId} className="min-w-0 flex-1">
          {color ?? <span className="text-muted">{t('Choose a colour')}</span>}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0" />
      </button>
      <FormValue name={name} value={color} onChange={setColor} />
      {Part && <Part {...part} label={label} value={color} onChange={setColor} swatches={swatches} />}
    </FieldFrame>
  )
}
