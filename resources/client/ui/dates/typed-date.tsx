import type { CalendarDate } from '@internationalized/date'
import { DateField, Label } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'

import { classNames } from '@/lib/class-names'

import { FIELD_BOX } from '../fields/field-style'
import { DateSegments } from './date-segments'
import { useDisplayedDate } from './use-displayed-date'

type TypedDateProps = {
  label: string
  value: CalendarDate | null
  onChange: (value: CalendarDate | null) => void
  /** Called on blur, when the typed date is complete. */
  onBlur: () => void
}

/** Typed date, used beside a calendar as a part of a larger field. */
export function TypedDate({ label, value, onChange, onBlur }: TypedDateProps) {
  const [displayed, refresh] = useDisplayedDate(value)
  const handleBlur = () => {
    refresh()
    onBlur()
  }
  return (
    <DateField
      value={displayed}
      onChange={onChange}
      onBlur={handleBlur}
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
