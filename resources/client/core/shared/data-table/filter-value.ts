import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { fitRange, type IsoDateRange, isoRangeOf, parseIsoDate, parseIsoRange } from '@/lib/dates/date-range'
import { visibleText } from '@/lib/text'

import { ANY, type FilterControl, type FilterOption, type FilterScalar, type ModelOption } from './filter-definition'

/** Why a value is invalid, as arguments of `t`. */
export type FilterProblem = [text: TranslationKey, values?: Record<string, number | string>]

/** A parsed value, or the reason why it is invalid. */
export type FilterReading<Value = unknown> =
  | { value: Value; problem?: never }
  | { value?: never; problem: FilterProblem }

type Reader<Type extends FilterControl['type']> = (
  value: unknown,
  control: Extract<FilterControl, { type: Type }>,
) => FilterReading

const readers: { [Type in FilterControl['type']]: Reader<Type> } = {
  text: readText,
  number: readNumber,
  select: (value, { options }) => (isOption(value, options) ? { value } : missing),
  multi: readMultiSelect,
  boolean: (value) => (typeof value === 'boolean' ? { value } : missing),
  any: () => ({ value: ANY }),
  'date-range': readDates,
  'async-model': (value, { none }) => (value === null && none !== undefined ? { value } : readModel(value)),
}

const missing: FilterReading<never> = { problem: ['Choose a value'] }

/** Parses and validates a filter's value, from the editor or from a URL. */
export function readFilterValue(control: FilterControl, value: unknown): FilterReading {
  const read = readers[control.type] as Reader<FilterControl['type']>
  return read(value, control)
}

function readText(
  value: unknown,
  { minLength = 1, maxLength = Infinity }: { minLength?: number; maxLength?: number },
): FilterReading {
  const text = typeof value === 'string' ? visibleText(value).trim() : ''
  if (text === '') return { problem: ['Enter a value'] }
  if (text.length < minLength) {
    return {
      problem: ['[one Enter at least :count character|other Enter at least :count characters]', { count: minLength }],
    }
  }
  if (text.length > maxLength) {
    return {
      problem: ['[one Enter at most :count character|other Enter at most :count characters]', { count: maxLength }],
    }
  }
  return { value: text }
}

function readNumber(
  value: unknown,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
): FilterReading {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { problem: ['Enter a number'] }
  if (value < min) return { problem: ['Enter :min or more', { min }] }
  if (value > max) return { problem: ['Enter :max or less', { max }] }
  return { value }
}

const isOption = (value: unknown, options: readonly FilterOption[]): value is FilterScalar =>
  options.some((option) => option.value === value)

function readMultiSelect(value: unknown, { options }: { options: readonly FilterOption[] }): FilterReading {
  const list = Array.isArray(value) ? value : [value]
  const selectedOptions = options.filter((option) => list.includes(option.value))
  return selectedOptions.length > 0 ? { value: selectedOptions.map((option) => option.value) } : missing
}

/** Parses a range of days; swaps a reversed one and clamps it to the limits (spec section 5). */
export function readDates(value: unknown, { min, max }: { min?: string; max?: string }): FilterReading<IsoDateRange> {
  const { start, end }: { start?: unknown; end?: unknown } = typeof value === 'object' && value !== null ? value : {}
  const range = parseIsoRange({ start: dayOf(start), end: dayOf(end) })
  if (!range) return { problem: ['Choose dates'] }
  return { value: isoRangeOf(fitRange(range, { min: parseIsoDate(min), max: parseIsoDate(max) })) }
}

/** Removes the time, which the server's dates include. */
const dayOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 'YYYY-MM-DD'.length) : '')

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value))

/** Parses a picked record. A URL may hold only its id, which is then shown instead of the name. */
export function readModel(value: unknown): FilterReading<ModelOption> {
  if (isId(value)) return { value: { id: value, name: `#${value}` } }
  const model: { id?: unknown; name?: unknown } = typeof value === 'object' && value !== null ? value : {}
  if (!isId(model.id)) return missing
  return { value: { id: model.id, name: typeof model.name === 'string' ? model.name : `#${model.id}` } }
}
