import { getLocalTimeZone, today } from '@internationalized/date'
import { CalendarDays, X } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import { Button, Calendar, DatePicker as AriaDatePicker, Group, Label, Popover } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'

import { classNames } from '@/lib/class-names'
import { parseIsoDate } from '@/lib/dates/date-range'

import { AriaProvider } from '../aria-provider'
import { IconButton } from '../buttons/icon-button'
import { fieldAria, FieldNotes, type FieldTexts } from '../fields/field-layout'
import { FIELD_BOX } from '../fields/field-style'
import { FormValue } from '../fields/form-value'
import { useCommit } from '../fields/use-commit'
import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'
import { CalendarMonths } from './calendar-months'
import { DateSegments } from './date-segments'
import { useTypedDate } from './use-typed-date'

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
  /** BCP 47 tag of the language with the region whose order of day and month is used; the language by default. */
  locale?: string
  disabled?: boolean
  required?: boolean
  readOnly?: boolean
}

/** Date field: the user types the date in segments or picks it in a calendar; an incomplete or too early one is refused. */
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
  const { min, max, timeZone, locale, disabled = false, required = false, readOnly = false } = rest
  const id = useId()
  const [iso, setIso] = useControlled({ value, defaultValue, onChange })
  const date = useMemo(() => parseIsoDate(iso) ?? null, [iso])
  const limits = useMemo(() => ({ min: parseIsoDate(min), max: parseIsoDate(max) }), [min, max])

  const group = useRef<HTMLDivElement>(null)
  const typed = useTypedDate({ group, value: date, onChange: (next) => setIso(next?.toString() ?? null), limits })
  useCommit(group, () => typed.commit())

  const words = { description, error: error ?? typed.error }
  const isClearable = !disabled && !readOnly && typed.hasText
  return (
    <AriaProvider locale={locale}>
      <div ref={group}>
        <AriaDatePicker
          key={typed.revision}
          value={typed.shown}
          onChange={typed.change}
          onBlur={() => typed.settle()}
          {...(limits.min && { minValue: limits.min })}
          {...(limits.max && { maxValue: limits.max })}
          aria-describedby={fieldAria(id, words)['aria-describedby']}
          isInvalid={words.error !== undefined}
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
            {isClearable && <ClearButton label={label} onClick={typed.clear} />}
            {!readOnly && (
              <Button className="grid size-target shrink-0 place-items-center rounded-full transition-press data-hovered:bg-hover data-pressed:bg-focus">
                <CalendarDays aria-hidden />
              </Button>
            )}
          </Group>
          <FieldNotes id={id} {...words} />
          <CalendarPopover timeZone={timeZone} />
        </AriaDatePicker>
        <FormValue name={name} value={iso} onChange={(next) => typed.reset(parseIsoDate(next) ?? null)} />
      </div>
    </AriaProvider>
  )
}

function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useUiTranslation()
  return <IconButton label={t('Clear: :name', { name: label })} icon={<X />} onClick={onClick} className="-my-0.5" />
}

function CalendarPopover({ timeZone }: { timeZone: string | undefined }) {
  return (
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
  )
}
