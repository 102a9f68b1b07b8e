import type { FieldTexts } from '../fields/field-layout'
import { FormValue } from '../fields/form-value'
import { PickerLayout } from '../fields/picker-layout'
import { useOverlayTrigger } from '../overlays/use-overlay-trigger'
import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'

type ColorPickerProps = FieldTexts & {
  name?: string
  /** Colour as `#rrggbb`; null while none is chosen. */
  value?: string | null
  defaultValue?: string | null
  /** Called when a thumb is released or moved by a key, and with a typed code or a chosen swatch. */
  onChange?: (value: string) => void
  /** Called with every colour that a drag passes, without a render. */
  onDrag?: (value: string) => void
  /** Suggested colours as `#rrggbb`. */
  swatches?: readonly string[]
  disabled?: boolean
}

const loadPanel = () => import('./color-panel').then(({ ColorPanel }) => ColorPanel)

/** Colour field; the panel's code is prefetched when the button is hovered or focused. */
export function ColorPicker({
  label,
  description,
  error,
  name,
  value,
  defaultValue = null,
  onChange,
  onDrag,
  swatches = [],
  disabled,
}: ColorPickerProps) {
  const { t } = useUiTranslation()
  const [color, setColor] = useControlled<string | null>({
    value,
    defaultValue,
    onChange: (next) => next && onChange?.(next),
  })
  const { Part, part, trigger } = useOverlayTrigger('dialog', loadPanel)
  const mark = (
    <span
      className="size-7 shrink-0 rounded-full border-2 border-edge bg-chip in-disabled:opacity-40"
      style={color ? { backgroundColor: color } : undefined}
    />
  )
  const valueText = color ?? <span className="text-muted">{t('Choose a colour')}</span>
  return (
    <PickerLayout
      label={label}
      description={description}
      error={error}
      trigger={trigger}
      disabled={disabled}
      mark={mark}
      valueText={valueText}
    >
      <FormValue name={name} value={color} onChange={setColor} />
      {Part && <Part {...part} label={label} value={color} onChange={setColor} onDrag={onDrag} swatches={swatches} />}
    </PickerLayout>
  )
}
