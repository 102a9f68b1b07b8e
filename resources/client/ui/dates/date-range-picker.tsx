import { CalendarDays } from 'lucide-react'

import type { DateRangeValue } from '@/lib/dates/date-range-draft'

import type { FieldWords } from '../fields/field-frame'
import { FormValue } from '../fields/form-value'
import { PickerFrame } from '../fields/picker-frame'
import { useOverlayTrigger } from '../overlays/use-overlay-trigger'
import { useControlled } from '../use-controlled'
import type { DateRangePanelProps } from './date-range-panel'
import { DateRangeWords } from './date-range-words'

type DateRangePickerProps = FieldWords &
  Pick<DateRangePanelProps, 'min' | 'max' | 'timeZone' | 'comparable'> & {
    name?: string
    value?: DateRangeValue | null
    defaultValue?: DateRangeValue | null
    /** A range was applied. */
    onChange?: (value: DateRangeValue) => void
    disabled?: boolean
  }

const loadDialog = () => import('./date-range-dialog').then(({ DateRangeDialog }) => DateRangeDialog)

/** Two days and all between them, by name ("Last 7 days"), by calendar or typed; the calendar's code comes when it is neared. */
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
    <PickerFrame {...words} trigger={trigger} disabled={disabled} mark={mark} words={<DateRangeWords value={range} />}>
      <FormValue name={name} value={range} onChange={setRange} />
      {Part && <Part {...part} {...panel} label={words.label} value={range} onChange={setRange} />}
    </PickerFrame>
  )
}
