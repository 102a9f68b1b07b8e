import { useState } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { dateLocale, timeZoneOf } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DatePicker } from '@/ui/dates/date-picker'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { TextField } from '@/ui/fields/text-field'

import { dayAndTimeOf, releaseTimestamp } from './release-time'

type ReleaseTimeFieldProps = FieldTexts & {
  /** ISO date and time; null without one. */
  value: string | null
  onChange: (value: string | null) => void
}

/** Entered day and time. The day is null while it is being typed; the time waits for it. */
type Entered = { day: string | null; time: string }

const NOTHING: Entered = { day: null, time: '' }

/** Day of a release, and optionally the time in the user's time zone. */
export function ReleaseTimeField({ value, onChange, ...texts }: ReleaseTimeFieldProps) {
  const { t } = useTranslation()
  const timeZone = useBootstrap(timeZoneOf)
  const [entered, setEntered] = useState<Entered>(NOTHING)
  const timestampOf = ({ day, time }: Entered) =>
    day === null ? null : (releaseTimestamp({ day, time }, timeZone) ?? null)
  const { day, time } = timestampOf(entered) === value ? entered : (dayAndTimeOf(value, timeZone) ?? NOTHING)

  function enter(next: Entered): void {
    setEntered(next)
    onChange(timestampOf(next))
  }
  return (
    <div className="flex flex-wrap gap-4">
      <DatePicker {...texts} locale={dateLocale()} value={day} onChange={(nextDay) => enter({ day: nextDay, time })} />
      {day !== null && (
        <div className="w-36">
          <TextField
            type="time"
            label={t('Time')}
            value={time}
            onChange={(nextTime) => enter({ day, time: nextTime })}
          />
        </div>
      )}
    </div>
  )
}
