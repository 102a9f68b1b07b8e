import { formatDate, formatNumber } from '@/core/platform/i18n/format'
import type { Translation } from '@/core/platform/i18n/translation'
import type { IsoDateRange } from '@/lib/dates/date-range'

import {
  type ActiveFilter,
  type FilterControl,
  type FilterDefinition,
  type FilterOption,
  type ModelOption,
  operatorLabel,
  showsColon,
  takesNoValue,
} from './filter-definition'

/** Number of names that a filter's chip lists before "+2 more" (spec section 9). */
export const MAX_NAMES = 3

type Translate = Translation['t']

/** Shortens a list of names to fit a chip: "Roks, Džezs, Blūzs +2 more". */
export function truncateList(names: readonly string[], t: Translate): string {
  const visibleNames = names.slice(0, MAX_NAMES).join(', ')
  return names.length > MAX_NAMES
    ? t(':names +:count more', { names: visibleNames, count: names.length - MAX_NAMES })
    : visibleNames
}

/** Formats a day without a time, which the user's time zone must not shift. */
const day = (iso: string): string => formatDate(iso, { timeZone: 'UTC' })

const labelOf = (value: unknown, options: readonly FilterOption[]): string =>
  options.find((option) => option.value === value)?.label ?? ''

type Formatter<Type extends FilterControl['type'], Value> = (
  value: Value,
  control: Extract<FilterControl, { type: Type }>,
  t: Translate,
) => string

// readFilterValue has validated the values, so each control's formatter knows its type.
const formatters: {
  text: Formatter<'text', string>
  number: Formatter<'number', number>
  select: Formatter<'select', FilterOption['value']>
  multi: Formatter<'multi', FilterOption['value'][]>
  boolean: Formatter<'boolean', boolean>
  any: Formatter<'any', string>
  'date-range': Formatter<'date-range', IsoDateRange>
  'async-model': Formatter<'async-model', ModelOption | null>
} = {
  text: (value) => `“${value}”`,
  number: (value) => formatNumber(value),
  select: (value, { options }) => labelOf(value, options),
  multi: (values, { options }, t) =>
    truncateList(
      values.map((value) => labelOf(value, options)),
      t,
    ),
  boolean: (value, _, t) => (value ? t('yes') : t('no')),
  any: () => '',
  'date-range': ({ start, end }) => (start === end ? day(start) : `${day(start)} – ${day(end)}`),
  'async-model': (value, { none = '' }) => value?.name ?? none,
}

/** Returns the text of a filter's chip after its label: ": Album", " is at least 1 000", " is set". */
export function filterSummary({ control }: FilterDefinition, { operator, value }: ActiveFilter, t: Translate): string {
  if (control.type === 'any') return `: ${t(operatorLabel(control, operator))}`
  if (takesNoValue(control, operator)) return ` ${t(operatorLabel(control, operator))}`
  const format = formatters[control.type] as Formatter<FilterControl['type'], unknown>
  const text = format(value, control, t)
  return showsColon(operator) ? `: ${text}` : ` ${t(operatorLabel(control, operator))} ${text}`
}
