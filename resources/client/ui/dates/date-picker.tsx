import { type CalendarDate, getLocalTimeZone, today } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { useId, useMemo } from 'react'
import { Button, Calendar, DatePicker as AriaDatePicker, Group, Label, Popover } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'

import { classNames } from '@/lib/class-names'
import { clampDate, parseIsoDate } from '@/lib/dates/date-range'

import { AriaFrame } from '../aria-frame'
import { fieldAria, FieldNotes, type FieldTexts } from '../fields/field-frame'
import { FIELD_BOX } from '../fields/field-style'
import { FormValue } from '../fields/form-value'
import { useControlled } from '../use-controlled'
import { CalendarMonths } from './calendar-months'
import { DateSegments, useDisplayedDate } from './date-segments'

type DatePickerProps = FieldTexts & {
  name?: string
  /** Day as `YYYY-MM-DD`; null while empty. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  /** First and last selectable day; a day typed outside them is clamped. */
  min?: string
  max?: string
  /** IANA time zone that determines today; the device's by default. */
  timeZone?: string
  disabled?: boolean
  required?: boolean
  readOnly?: boolean
}

/** Date field: the user types the date in segments or picks it in a calendar. */
export function DatePicker({
  label,
  description,
  error,
  name,
  value,
  defaultValue = null,
  onChange,
  ...rest
}: DatePickerProps) {
  const { min, max, timeZone, disabled = false, required = false, readOnly = false } = rest
  const id = useId()
  const [iso, setIso] = useControlled({ value, defaultValue, onChange })
  const date = useMemo(() => parseIsoDate(iso) ?? null, [iso])
  const limits = useMemo(() => ({ min: parseIsoDate(min), max: parseIsoDate(max) }), [min, max])

  const [displayed, refresh] = useDisplayedDate(date)

  const choose = (next: CalendarDate | null) => {
    const text = next?.toString() ?? null
    if (text !== iso) setIso(text)
  }

  const clampOnBlur = () => {
    if (date) choose(clampDate(date, limits))
    refresh()
  }

  return (
    <AriaFrame>
      <AriaDatePicker
        value={displayed}
        onChange={choose}
        onBlur={clampOnBlur}
        {...(limits.min && { minValue: limits.min })}
        {...(limits.max && { maxValue: limits.max })}
        aria-describedby={fieldAria(id, { description, error })['aria-describedby']}
        isInvalid={error !== undefined}
        isDisabled={disabled}
        isRequired={required}
        isReadOnly={readOnly}
        shouldForceLeadingZeros
        validationBehavior="aria"
        className="flex flex-col gap-1.5"
      >
        <Label className="font-bold">{label}</Label>
        <Group className={classNames(FIELD_BOX, 'ps-3.5 pe-0.5')}>
          <DateSegments />
          {!readOnly && (
            <Button className="grid size-target shrink-0 place-items-center rounded-full transition-press data-hovered:bg-hover data-pressed:bg-focus">
              <CalendarDays aria-hidden />
            </Button>
          )}
        </Group>
        <FieldNotes id={id} description={description} error={error} />
        <FormValue name={name} value={iso} onChange={setIso} />
        <Popover
          offset={6}
          containerPadding={8}
          className="z-floating w-[min(22rem,calc(100vw-1rem))] overflow-auto rounded-panel border border-divider bg-paper p-3 text-main shadow-floating outline-none data-entering:animate-rise"
        >
          <Dialog className="outline-none">
            <Calendar>
              <CalendarMonths selection="day" count={1} today={today(timeZone ?? getLocalTimeZone())} />
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </AriaFrame>
  )
}
