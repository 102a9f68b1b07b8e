import { CalendarDays, ChevronDown } from 'lucide-react'
import { useId } from 'react'

import type { DateRangeValue } from '@/lib/dates/date-range-draft'

import type { DateRangePanelProps } from './date-range-panel'
import { DateRangeWords } from './date-range-words'
import { fieldAria, FieldFrame, type FieldWords, labelId } from '../fields/field-frame'
import { FIELD_BUTTON } from '../fields/field-style'
import { FormValue } from '../fields/form-value'
import { useControlled } from '../use-controlled'
import { useOverlayTrigger } from '../overlays/use-overlay-trigger'

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
  const { value, defaultValue = null, onChange, ...panel } = rest
  const id = useId()
  const valueId = useId()
  const [range, setRange] = useControlled<DateRangeValue | null>({ value, defaultValue, onChange: (next) => next && onChange?.(next) })
  const { Part, part, trigger } = useOverlayTrigger('dialog', loadDialog)
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
        <CalendarDays aria-hidden className="size-5 shrink-0 text-muted" />
        <span id={valueId} className="min-w-0 flex-1">
          <DateRangeWords value={range} />
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0" />
      </button>
      <FormValue name={name} value={range} onChange={setRange} />
      {Part && <Part {...part} {...panel} label={label} value={range} onChange={setRange} />}
    </FieldFrame>
  )
}
