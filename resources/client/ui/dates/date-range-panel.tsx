import { type CalendarDate, getLocalTimeZone, today as todayIn } from '@internationalized/date'
import { useMemo, useState } from 'react'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'

import { type DatePresetId, datePresets } from '@/lib/dates/date-presets'
import { parseIsoDate } from '@/lib/dates/date-range'
import {
  type DateRangeValue,
  draftOf,
  rangeOfDraft,
  settle,
  valueOfDraft,
  withDays,
  withPreset,
} from '@/lib/dates/date-range-draft'
import { presetRange } from '@/lib/dates/preset-range'

import { Button } from '../buttons/button'
import { ChoiceChips } from '../fields/choice-chips'
import { useUiTranslation } from '../ui-translation'
import { useMediaQuery } from '../use-media-query'
import { CalendarMonths } from './calendar-months'
import { DateRangeCompare } from './date-range-compare'
import { TypedRange } from './typed-range'

/** Props of {@link DateRangePanel}. */
export type DateRangePanelProps = {
  value: DateRangeValue | null
  /** A range was applied. */
  onChange: (value: DateRangeValue) => void
  onClose: () => void
  /** First and last day that may be chosen, as `YYYY-MM-DD`; days beyond them become the nearest of them. */
  min?: string
  max?: string
  /** IANA name of the zone whose today the presets mean; the device's own by default. */
  timeZone?: string
  /** Whether another period may be chosen to compare with. */
  comparable?: boolean
}

/** Room for two months beside the presets. */
const ROOMY = '(min-width: 60rem)'

/**
 * Where a range is chosen: by name, typed, or in a calendar. Nothing counts before it is applied. Escape between the first and
 * the second day gives up the first, and closes nothing.
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
  const { t, language } = useUiTranslation()
  const limits = useMemo(() => ({ min: parseIsoDate(min), max: parseIsoDate(max) }), [min, max])
  const [draft, setDraft] = useState(() => draftOf(value))
  const [today] = useState(() => todayIn(timeZone ?? getLocalTimeZone()))
  const [shown, setShown] = useState<CalendarDate>(draft.end ?? today)
  const monthCount = useMediaQuery(ROOMY) ? 2 : 1
  const result = valueOfDraft(draft, limits)

  const choosePreset = (id: DatePresetId) => {
    const next = settle(withPreset(draft, id, presetRange(id, today, language)), limits)
    setDraft(next)
    setShown(next.end ?? today)
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
            onChange={(days) => setDraft(withDays(draft, days))}
            onBlur={() => setDraft(settle(draft, limits))}
          />
          <RangeCalendar
            aria-label={t('Period')}
            value={rangeOfDraft(draft, limits)}
            onChange={(range) => setDraft(withDays(draft, range))}
            focusedValue={shown}
            onFocusChange={setShown}
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
