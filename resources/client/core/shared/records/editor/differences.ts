import { formatDate, formatDuration } from '@/core/platform/i18n/format'
import { translate } from '@/core/platform/i18n/use-translation'
import { pathOf } from '@/lib/forms/field-path'
import { fieldsOf, type FormField, valuesByName } from '@/lib/forms/form-values'
import { type LabelOf, valueLabel } from '@/lib/forms/value-labels'
import { isStructure, valueAt } from '@/lib/json/json-value'

import type { Difference } from './difference-list'

/** Compares a form with a record; fields that the record lacks are left out. */
export function differences(form: HTMLFormElement, record: object): Difference[] {
  const fields = fieldsOf(form)
  return [...valuesByName(form)].flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name)
    const theirs = valueIn(record, name)
    if (!field || theirs === undefined) return []
    const names = namesIn(theirs)
    const known: LabelOf = (shown) => valueLabel(field, shown) ?? names.get(shown)
    const texts = { mine: textOf(value, name, known), theirs: textOf(theirs, name, known) }
    return texts.mine === texts.theirs ? [] : [{ name, label: labelOf(field, form), ...texts }]
  })
}

/** Reads a field's value from the record, which embeds the related record instead of its id: `album` for `album_id`. */
function valueIn(record: object, name: string): unknown {
  const path = pathOf(name)
  const value = valueAt(record, path)
  return value === undefined && name.endsWith('_id') ? valueAt(record, pathOf(name.slice(0, -'_id'.length))) : value
}

const NAMES = ['display_name', 'name', 'title', 'url'] as const

const nameOf = (value: object): string | undefined =>
  NAMES.map((key) => valueAt(value, [key])).find((name): name is string => typeof name === 'string' && name !== '')

/** Names of related records, by the ids and slugs that a form holds in their place. */
function namesIn(value: unknown): ReadonlyMap<unknown, string> {
  return new Map(
    [value].flat().flatMap((item) => {
      const name = isStructure(item) ? nameOf(item) : undefined
      return isStructure(item) && name !== undefined
        ? ['id', 'name'].map((key) => [valueAt(item, [key]), name] as const)
        : []
    }),
  )
}

const DAY = /^\d{4}-\d\d-\d\d(?:T|$)/
/** A signed URL: its signature differs with every request. */
const SIGNED = /^\S+\?\S+$/

function textOf(value: unknown, name: string, known: LabelOf): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((item) => textOf(item, name, known)).join(', ')
  if (isStructure(value)) return nameOf(value) ?? partsOf(value)
  if (typeof value === 'boolean') return value ? translate('yes') : translate('no')
  const found = known(value)
  if (found !== undefined) return found
  if (typeof value === 'number') return name === 'duration' ? formatDuration(value) : String(value)
  return readable(String(value))
}

const partsOf = (value: object): string =>
  Object.values(value)
    .filter((part) => !isStructure(part))
    .join(' ')

function readable(text: string): string {
  if (DAY.test(text)) return formatDate(text, { timeZone: 'UTC' })
  return (SIGNED.test(text) ? text.replace(/\?.*$/, '') : text).replaceAll(/<[^>]*>/g, ' ').trim()
}

const LABEL = 'label, legend, [id$=-label]'

/** Finds the label of a field; that of a hidden one is in its container, or just before or after it. */
function labelOf(field: FormField, form: HTMLFormElement): string {
  const candidates = [field.parentElement, field.previousElementSibling, field.nextElementSibling]
  const container = candidates.find((each) => each?.querySelector(LABEL) && isOnlyCandidate(each, field, form))
  const label = field.labels?.[0] ?? container?.querySelector(LABEL)
  return label?.textContent || field.name.replaceAll('_', ' ')
}

const isOnlyCandidate = (element: Element, field: FormField, form: HTMLFormElement): boolean =>
  fieldsOf(form).every((other) => other.name === field.name || !element.contains(other))
