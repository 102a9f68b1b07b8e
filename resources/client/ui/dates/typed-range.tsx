import type { CalendarDate } from '@internationalized/date'
import { useId, useRef } from 'react'
import { DateField, Label } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'

import { classNames } from '@/lib/class-names'
import type { DraftRange } from '@/lib/dates/date-range-draft'

import { fieldAria, FieldNotes } from '../fields/field-layout'
import { FIELD_BOX } from '../fields/field-style'
import { useUiTranslation } from '../ui-translation'
import { DateSegments } from './date-segments'
import { useTypedDate } from './use-typed-date'

type TypedRangeProps = {
  /** Accessible name of the pair of dates. */
  label: string
  value: DraftRange
  onChange: (days: Partial<DraftRange>) => void
  onBlur: () => void
}

/** Start and end of a range as two typed dates. */
export function TypedRange({ label, value: { start, end }, onChange, onBlur }: TypedRangeProps) {
  const { t } = useUiTranslation()
  return (
    <div role="group" aria-label={label} className="flex gap-3">
      <TypedDate label={t('Start date')} value={start} onChange={(date) => onChange({ start: date })} onBlur={onBlur} />
      <TypedDate label={t('End date')} value={end} onChange={(date) => onChange({ end: date })} onBlur={onBlur} />
    </div>
  )
}

type TypedDateProps = {
  label: string
  value: CalendarDate | null
  onChange: (value: CalendarDate | null) => void
  /** Called on blur, when the typed date is complete. */
  onBlur: () => void
}

/** Typed date, used beside a calendar as a part of a larger field. */
export function TypedDate({ label, value, onChange, onBlur }: TypedDateProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const { shown, error, change, settle } = useTypedDate({ group, value, onChange })
  return (
    <DateField
      value={shown}
      onChange={change}
      onBlur={() => settle() && onBlur()}
      aria-describedby={fieldAria(id, { error })['aria-describedby']}
      isInvalid={error !== undefined}
      shouldForceLeadingZeros
      validationBehavior="aria"
      className="flex min-w-0 flex-1 flex-col gap-1"
    >
      <Label className="text-sm font-bold">{label}</Label>
      <Group ref={group} className={classNames(FIELD_BOX, 'px-3')}>
        <DateSegments />
      </Group>
      <FieldNotes id={id} error={error} />
    </DateField>
  )
}
