import { type CalendarDate, getLocalTimeZone, today as todayIn } from '@internationalized/date'
import { useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'

import { type DatePresetId, datePresets } from '@/lib/dates/date-presets'
import { parseIsoDate } from '@/lib/dates/date-range'
import {
  type DateRangeValue,
  draftOf,
  rangeOfDraft,
  normalizeDraft,
  valueOfDraft,
  withDays,
  withPreset,
} from '@/lib/dates/date-range-draft'
import { presetRange } from '@/lib/dates/preset-range'
import { useMediaQuery } from '@/lib/react/use-browser-state'

import { Button } from '../buttons/button'
import { ChoiceChips } from '../fields/choice-chips'
import { useUiTranslation } from '../ui-translation'
import { CalendarMonths } from './calendar-months'
import { DateRangeCompare } from './date-range-compare'
import { TypedRange } from './typed-range'

/** Props of {@link DateRangePanel}. */
export type DateRangePanelProps = {
  value: DateRangeValue | null
  /** Called when the user applies a range. */
  onChange: (value: DateRangeValue) => void
  onClose: () => void
  /** First and last selectable day as `YYYY-MM-DD`; days outside them are clamped. */
  min?: string
  max?: string
  /** IANA time zone that determines today for the presets; the device's by default. */
  timeZone?: string
  /** Whether the user can choose another period to compare with. */
  comparable?: boolean
}

/** Width at which two months fit beside the presets. */
const TWO_MONTHS = '(min-width: 60rem)'

/**
 * Picks a range by preset, by typing or in a calendar; nothing changes until the user applies it. Escape after the
 * first day of a range drops that day without closing the panel.
 */
export function DateRangePanel({
  value,
  onChange,
  onClose,
  min,
  max,
  timeZone,
  comparable = false,
}: DateRangePanelProps) {
  const { t } = useUiTranslation()
  const { locale } = useLocale()
  const limits = useMemo(() => ({ min: parseIsoDate(min), max: parseIsoDate(max) }), [min, max])
  const [draft, setDraft] = useState(() => draftOf(value))
  const [today] = useState(() => todayIn(timeZone ?? getLocalTimeZone()))
  const [focusedDay, setFocusedDay] = useState<CalendarDate>(draft.end ?? today)
  const monthCount = useMediaQuery(TWO_MONTHS) ? 2 : 1
  const result = valueOfDraft(draft, limits)

  const choosePreset = (id: DatePresetId) => {
    const next = normalizeDraft(withPreset(draft, id, presetRange(id, today, locale)), limits)
    setDraft(next)
    setFocusedDay(next.end ?? today)
  }

  const apply = () => {
    if (result) onChange(result)
    onClose()
  }

  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto md:flex-row">
        <div className="shrink-0 md:w-52 md:border-e md:border-divider md:p-3">
          <ChoiceChips
            label={t('Date presets')}
            options={datePresets.map(({ id, label }) => ({ id, label: t(label) }))}
            value={draft.preset}
            onChange={choosePreset}
            layout="rows"
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-4 px-4 pt-2 pb-4">
          <TypedRange
            label={t('Period')}
            value={draft}
            onChange={(days) => setDraft((before) => withDays(before, days))}
            onBlur={() => setDraft((before) => normalizeDraft(before, limits))}
          />
          <RangeCalendar
            aria-label={t('Period')}
            value={rangeOfDraft(draft, limits)}
            onChange={(range) => setDraft(withDays(draft, range))}
            focusedValue={focusedDay}
            onFocusChange={setFocusedDay}
            {...(limits.min && { minValue: limits.min })}
            {...(limits.max && { maxValue: limits.max })}
            visibleDuration={{ months: monthCount }}
          >
            {({ state }) => (
              <div
                role="presentation"
                onKeyDown={(event) => state.anchorDate && event.key === 'Escape' && event.stopPropagation()}
              >
                <CalendarMonths selection="range" count={monthCount} today={today} />
              </div>
            )}
          </RangeCalendar>
          {comparable && <DateRangeCompare draft={draft} limits={limits} onChange={setDraft} />}
        </div>
      </div>
      <footer className="flex shrink-0 justify-end gap-3 border-t border-divider px-4 py-3">
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button onClick={apply} disabled={!result}>
          {t('Apply')}
        </Button>
      </footer>
    </>
  )
}
