import type { CalendarDate } from '@internationalized/date'
import { DateField, Label } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'

import { classNames } from '@/lib/class-names'

import { FIELD_BOX } from '../fields/field-style'
import { DateSegments } from './date-segments'
import { useShownDate } from './use-shown-date'

type TypedDateProps = {
  label: string
  value: CalendarDate | null
  onChange: (value: CalendarDate | null) => void
  /** The focus left it: what was typed is complete. */
  onBlur: () => void
}

/** A day that is typed, beside a calendar that shows it; part of a larger field. */
export function TypedDate({ label, value, onChange, onBlur }: TypedDateProps) {
  const [shown, showAgain] = useShownDate(value)
  const leave = () => {
    showAgain()
    onBlur()
  }
  return (
    <DateField
      value={shown}
      onChange={onChange}
      onBlur={leave}
      shouldForceLeadingZeros
      validationBehavior="aria"
      className="flex min-w-0 flex-1 flex-col gap-1"
    >
      <Label className="text-sm font-bold">{label}</Label>
      <Group className={classNames(FIELD_BOX, 'px-3')}>
        <DateSegments />
      </Group>
    </DateField>
  )
}
