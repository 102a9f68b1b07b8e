import { CalendarDays } from 'lucide-react'

import type { DateRangeValue } from '@/lib/dates/date-range-draft'

import type { FieldWords } from '../fields/field-frame'
import { FormValue } from '../fields/form-value'
import { PickerFrame } from '../fields/picker-frame'
import { useOverlayTrigger } from '../overlays/use-overlay-trigger'
import { useControlled } from '../use-controlled'
import type { DateRangePanelProps } from './date-range-panel'
import { DateRangeLabel } from './date-range-words'

type DateRangePickerProps = FieldWords &
  Pick<DateRangePanelProps, 'min' | 'max' | 'timeZone' | 'comparable'> & {
    name?: string
    value?: DateRangeValue | null
    defaultValue?: DateRangeValue | null
    /** Called when the user applies a range. */
    onChange?: (value: DateRangeValue) => void
    disabled?: boolean
  }

const loadDialog = () => import('./date-range-dialog').then(({ DateRangeDialog }) => DateRangeDialog)

/** Date range field with presets ("Last 7 days"), a calendar and typing; the dialog's code loads on hover or focus. */
export function DateRangePicker({ label, description, error, name, disabled, ...rest }: DateRangePickerProps) {
  const words = { label, description, error }
  const { value, defaultValue = null, onChange, ...panel } = rest
  const [range, setRange] = useControlled<DateRangeValue | null>({
    value,
    defaultValue,
    onChange: (next) => next && onChange?.(next),
  })
  const { Part, part, trigger } = useOverlayTrigger('dialog', loadDialog)
  const mark = <CalendarDays aria-hidden className="size-5 shrink-0 text-muted" />
  return (
    <PickerFrame
      {...words}
      trigger={trigger}
      disabled={disabled}
      mark={mark}
      valueText={<DateRangeLabel value={range} />}
    >
      <FormValue name={name} value={range} onChange={setRange} />
      {Part && <Part {...part} {...panel} label={words.label} value={range} onChange={setRange} />}
    </PickerFrame>
  )
}
