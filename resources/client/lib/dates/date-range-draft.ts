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

/** A chosen range, how it was chosen, and what it is compared with; days as `YYYY-MM-DD`. */
export type DateRangeValue = IsoDateRange & {
  preset?: DatePresetId
  compare?: IsoDateRange & { preset: ComparePresetId }
}

/** Two days that are being chosen: either may be missing, and they may still be reversed or out of limits. */
export type DraftRange = { start: CalendarDate | null; end: CalendarDate | null }

/** A range while it is being chosen, before it is applied. */
export type DateRangeDraft = DraftRange & {
  preset: DatePresetId | null
  compare: (DraftRange & { preset: ComparePresetId }) | null
}

const EMPTY: DraftRange = { start: null, end: null }

/** The range of a draft once both days are there, within the limits and in order. */
export const rangeOfDraft = ({ start, end }: DraftRange, limits?: DateLimits): DateRange | null =>
  start && end && fitRange({ start, end }, limits)

/** What a draft starts from. Days that are none are left out. */
export function draftOf(value: DateRangeValue | null): DateRangeDraft {
  const { start, end, preset, compare } = value ?? {}
  const draft = { start: parseIsoDate(start) ?? null, end: parseIsoDate(end) ?? null, preset: preset ?? null }
  return { ...draft, compare: compare ? { ...(parseIsoRange(compare) ?? EMPTY), preset: compare.preset } : null }
}

/** The draft with days that belong to it: those compared with follow, unless they were chosen by hand. */
const follow = (draft: DateRangeDraft): DateRangeDraft =>
  draft.compare ? withCompare(draft, draft.compare.preset) : draft

/** The draft with a preset's days. */
export const withPreset = (draft: DateRangeDraft, preset: DatePresetId, days: DateRange): DateRangeDraft =>
  follow({ ...draft, ...days, preset })

/** The draft with days chosen by hand: no preset any more. */
export const withDays = (draft: DateRangeDraft, days: Partial<DraftRange>): DateRangeDraft =>
  follow({ ...draft, ...days, preset: null })

/** The draft compared with what the preset means; `custom` begins with the days that were compared with before. */
export function withCompare(draft: DateRangeDraft, preset: ComparePresetId): DateRangeDraft {
  const { start, end } = comparedWith(draft, preset) ?? draft.compare ?? EMPTY
  return { ...draft, compare: { start, end, preset } }
}

function comparedWith(draft: DateRangeDraft, preset: ComparePresetId): DraftRange | null {
  if (preset === 'custom') return null
  const range = rangeOfDraft(draft)
  if (!range) return EMPTY
  return preset === 'preceding-period' ? precedingPeriod(range) : samePeriodLastYear(range)
}

/** The draft compared with days chosen by hand. */
export const withCompareDays = (draft: DateRangeDraft, days: Partial<DraftRange>): DateRangeDraft => ({
  ...draft,
  compare: { ...EMPTY, ...draft.compare, ...days, preset: 'custom' },
})

/** The draft as it may be applied: in order and within the limits (spec section 5). */
export function settle(draft: DateRangeDraft, limits: DateLimits): DateRangeDraft {
  const compare =
    draft.compare?.preset === 'custom' ? { ...draft.compare, ...rangeOfDraft(draft.compare, limits) } : draft.compare
  return follow({ ...draft, ...rangeOfDraft(draft, limits), compare })
}

/** What a draft gives when it is applied; undefined while a day is missing. */
export function valueOfDraft(draft: DateRangeDraft, limits: DateLimits): DateRangeValue | undefined {
  const { preset, compare, ...days } = settle(draft, limits)
  const range = rangeOfDraft(days)
  const other = compare && rangeOfDraft(compare)
  if (!range || (compare && !other)) return undefined
  return {
    ...isoRangeOf(range),
    ...(preset && { preset }),
    ...(compare && other && { compare: { ...isoRangeOf(other), preset: compare.preset } }),
  }
}
