import type { CalendarDate } from '@internationalized/date'

import type { ComparePresetId, DatePresetId } from './date-presets'
import {
  type DateLimits,
  type DateRange,
  fitRange,
  type IsoDateRange,
  isoRangeOf,
  parseIsoDate,
  parseIsoRange,
} from './date-range'
import { precedingPeriod, samePeriodLastYear } from './preset-range'

/** A chosen range with its preset and comparison, if any; days as `YYYY-MM-DD`. */
export type DateRangeValue = IsoDateRange & {
  preset?: DatePresetId
  compare?: IsoDateRange & { preset: ComparePresetId }
}

/** Two days being picked: either may be missing, and they may still be reversed or outside the limits. */
export type DraftRange = { start: CalendarDate | null; end: CalendarDate | null }

/** A range being edited, before the user applies it. */
export type DateRangeDraft = DraftRange & {
  preset: DatePresetId | null
  compare: (DraftRange & { preset: ComparePresetId }) | null
}

const EMPTY: DraftRange = { start: null, end: null }

/** Returns the draft's range, clamped and in order; null while a day is missing. */
export const rangeOfDraft = ({ start, end }: DraftRange, limits?: DateLimits): DateRange | null =>
  start && end && fitRange({ start, end }, limits)

/** Creates a draft from an applied value, without its invalid days. */
export function draftOf(value: DateRangeValue | null): DateRangeDraft {
  const { start, end, preset, compare } = value ?? {}
  const draft = { start: parseIsoDate(start) ?? null, end: parseIsoDate(end) ?? null, preset: preset ?? null }
  return { ...draft, compare: compare ? { ...(parseIsoRange(compare) ?? EMPTY), preset: compare.preset } : null }
}

/** Recomputes the comparison from the draft's days, unless the user picked it. */
const updateComparison = (draft: DateRangeDraft): DateRangeDraft =>
  draft.compare ? withCompare(draft, draft.compare.preset) : draft

/** Returns the draft with a preset's days. */
export const withPreset = (draft: DateRangeDraft, preset: DatePresetId, days: DateRange): DateRangeDraft =>
  updateComparison({ ...draft, ...days, preset })

/** Returns the draft with days that the user picked, which clears the preset. */
export const withDays = (draft: DateRangeDraft, days: Partial<DraftRange>): DateRangeDraft =>
  updateComparison({ ...draft, ...days, preset: null })

/** Returns the draft compared with a preset's days; `custom` starts from the previous comparison. */
export function withCompare(draft: DateRangeDraft, preset: ComparePresetId): DateRangeDraft {
  const { start, end } = comparisonOf(draft, preset) ?? draft.compare ?? EMPTY
  return { ...draft, compare: { start, end, preset } }
}

function comparisonOf(draft: DateRangeDraft, preset: ComparePresetId): DraftRange | null {
  if (preset === 'custom') return null
  const range = rangeOfDraft(draft)
  if (!range) return EMPTY
  return preset === 'preceding-period' ? precedingPeriod(range) : samePeriodLastYear(range)
}

/** Returns the draft compared with days that the user picked. */
export const withCompareDays = (draft: DateRangeDraft, days: Partial<DraftRange>): DateRangeDraft => ({
  ...draft,
  compare: { ...EMPTY, ...draft.compare, ...days, preset: 'custom' },
})

/** Puts the draft's days in order and within the limits, ready to apply (spec section 5). */
export function normalizeDraft(draft: DateRangeDraft, limits: DateLimits): DateRangeDraft {
  const compare =
    draft.compare?.preset === 'custom' ? { ...draft.compare, ...rangeOfDraft(draft.compare, limits) } : draft.compare
  return updateComparison({ ...draft, ...rangeOfDraft(draft, limits), compare })
}

/** Returns the value to apply; undefined while a day is missing. */
export function valueOfDraft(draft: DateRangeDraft, limits: DateLimits): DateRangeValue | undefined {
  const { preset, compare, ...days } = normalizeDraft(draft, limits)
  const range = rangeOfDraft(days)
  const other = compare && rangeOfDraft(compare)
  if (!range || (compare && !other)) return undefined
  return {
    ...isoRangeOf(range),
    ...(preset && { preset }),
    ...(compare && other && { compare: { ...isoRangeOf(other), preset: compare.preset } }),
  }
}
