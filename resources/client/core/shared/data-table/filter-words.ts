import { formatDate, formatNumber } from '@/core/platform/i18n/format'
import type { Translation } from '@/core/platform/i18n/translation'
import type { IsoDateRange } from '@/lib/dates/date-range'

import type { ActiveFilter, FilterControl, FilterDefinition, FilterOption, ModelOption } from './filter-definition'
import { isPlain, operatorWords, takesNoValue } from './filter-operators'

/** So many names stand in a filter's chip; a count says how many more there are (spec section 9). */
export const MAX_NAMES = 3

type Translate = Translation['t']

/** A list of names in the room of a chip: "Roks, Džezs, Blūzs +2 more". */
export function shortList(names: readonly string[], t: Translate): string {
  const shown = names.slice(0, MAX_NAMES).join(', ')
  return names.length > MAX_NAMES ? t(':names +:count more', { names: shown, count: names.length - MAX_NAMES }) : shown
}

/** Days without a time: the visitor's zone must not move them. */
const day = (iso: string): string => formatDate(iso, { timeZone: 'UTC' })

const labelOf = (value: unknown, options: readonly FilterOption[]): string =>
  options.find((option) => option.value === value)?.label ?? ''

type Words<Type extends FilterControl['type'], Value> = (
  value: Value,
  control: Extract<FilterControl, { type: Type }>,
  t: Translate,
) => string

// What a filter holds has been read by readFilterValue: each control knows what it gave.
const words: {
  text: Words<'text', string>
  number: Words<'number', number>
  select: Words<'select', FilterOption['value']>
  multi: Words<'multi', FilterOption['value'][]>
  boolean: Words<'boolean', boolean>
  'date-range': Words<'date-range', IsoDateRange>
  'async-model': Words<'async-model', ModelOption>
} = {
  text: (value) => `“${value}”`,
  number: (value) => formatNumber(value),
  select: (value, { options }) => labelOf(value, options),
  multi: (values, { options }, t) =>
    shortList(
      values.map((value) => labelOf(value, options)),
      t,
    ),
  boolean: (value, _, t) => (value ? t('yes') : t('no')),
  'date-range': ({ start, end }) => (start === end ? day(start) : `${day(start)} – ${day(end)}`),
  'async-model': ({ name }) => name,
}

/** What a filter's chip says after its label: ": Album", " is at least 1 000", " is set". */
export function filterWords({ control }: FilterDefinition, { operator, value }: ActiveFilter, t: Translate): string {
  if (takesNoValue(operator)) return ` ${t(operatorWords[operator])}`
  const write = words[control.type] as Words<FilterControl['type'], unknown>
  const text = write(value, control, t)
  return isPlain(operator) ? `: ${text}` : ` ${t(operatorWords[operator])} ${text}`
}
