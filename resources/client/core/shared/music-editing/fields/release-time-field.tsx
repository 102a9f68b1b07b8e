import { useState } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { dateLocale, timeZoneOf } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DatePicker } from '@/ui/dates/date-picker'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { TextField } from '@/ui/fields/text-field'

import { type DayAndTime, dayAndTimeOf, releaseTimestamp } from './release-time'

type ReleaseTimeFieldProps = FieldTexts & {
  /** ISO date and time; null without one. */
  value: string | null
  onChange: (value: string | null) => void
}

/** Day of a release, and optionally the time in the user's time zone. */
export function ReleaseTimeField({ value, onChange, ...texts }: ReleaseTimeFieldProps) {
  const { t } = useTranslation()
  const timeZone = useBootstrap(timeZoneOf)
  const [entered, setEntered] = useState<DayAndTime | null>(null)
  const isOwn = entered !== null && releaseTimestamp(entered, timeZone) === value
  const current = isOwn ? entered : dayAndTimeOf(value, timeZone)

  function enter(next: DayAndTime | null): void {
    setEntered(next)
    onChange(next && (releaseTimestamp(next, timeZone) ?? null))
  }
  return (
    <div className="flex flex-wrap gap-4">
      <DatePicker
        {...texts}
        locale={dateLocale()}
        value={current?.day ?? null}
        onChange={(day) => enter(day === null ? null : { day, time: current?.time ?? '' })}
      />
      {current && (
        <div className="w-36">
          <TextField
            type="time"
            label={t('Time')}
            value={current.time}
            onChange={(time) => enter({ ...current, time })}
          />
        </div>
      )}
    </div>
  )
}
