import { decodeFilters, type Filter } from '@/contract/machinery/wire'

import { invalid } from '../../kit/mock-failure'

/** Reads the value that a filter's key compares: a column, or the ids of a relation's rows. */
type FilterReader<Row> = (row: Row) => unknown

/** Keys that a list can be filtered by (backend contract, section 7), each with its reader. */
export type FilterReaders<Row> = Readonly<Record<string, FilterReader<Row>>>

type Test = (actual: unknown, expected: unknown) => boolean

const CASTS: Record<string, unknown> = { null: null, true: true, false: false }

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the documented forms of a value: a scalar, its text, or a normalized model with an id. */
export function castValue(value: unknown): unknown {
  if (typeof value === 'string' && Object.hasOwn(CASTS, value)) return CASTS[value]
  return isMap(value) && 'id' in value ? value['id'] : value
}

/** A column that tests for null can also be asked for true or false: `image`. */
const isSame: Test = (actual, expected) => {
  if (expected === null) return actual === null || actual === undefined || actual === false
  if (typeof expected === 'boolean') return Boolean(actual) === expected
  return String(actual) === String(expected)
}

const text = (value: unknown): string => String(value ?? '').toLocaleLowerCase('lv')

function compare(actual: unknown, expected: unknown): number {
  if (actual === null || actual === undefined) return Number.NaN
  return typeof actual === 'number' ? actual - Number(expected) : text(actual).localeCompare(text(expected))
}

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map((id) => String(castValue(id)))

/** Whether a relation has any row, or one of the given ids. */
const has: Test = (actual, expected) => {
  const related = Array.isArray(actual) ? actual.map(String) : []
  return expected === '*' ? related.length > 0 : idsOf(expected).some((id) => related.includes(id))
}

/** Whether a date or number is between both ends; a day without a time ends at midnight. */
const between: Test = (actual, expected) => {
  if (!isMap(expected) || actual === null || actual === undefined) return false
  const end = String(expected['end'])
  return String(actual) >= String(expected['start']) && String(actual) <= (end.length === 10 ? `${end}T23:59:59` : end)
}

/** Every operator of the contract (section 2.2). */
const tests: Readonly<Record<string, Test>> = {
  '=': isSame,
  '!=': (actual, expected) => !isSame(actual, expected),
  '>': (actual, expected) => compare(actual, expected) > 0,
  '>=': (actual, expected) => compare(actual, expected) >= 0,
  '<': (actual, expected) => compare(actual, expected) < 0,
  '<=': (actual, expected) => compare(actual, expected) <= 0,
  has,
  doesntHave: (actual, expected) => !has(actual, expected),
  hasAll: (actual, expected) => idsOf(expected).every((id) => has(actual, id)),
  between,
  contains: (actual, expected) => text(actual).includes(text(expected)),
  notContains: (actual, expected) => !text(actual).includes(text(expected)),
  startsWith: (actual, expected) => text(actual).startsWith(text(expected)),
  endsWith: (actual, expected) => text(actual).endsWith(text(expected)),
  notNull: (actual) => actual !== null && actual !== undefined,
}

function testOf<Row>({ key, operator: requestedOperator, value: sent }: Filter, readers: FilterReaders<Row>) {
  const nested = isMap(sent) && 'operator' in sent
  const operator = nested ? String(sent['operator']) : requestedOperator
  const value = castValue(nested ? sent['value'] : sent)
  const read = Object.hasOwn(readers, key) ? readers[key] : undefined
  const test = Object.hasOwn(tests, operator) ? tests[operator] : undefined
  if (!read || !test) throw invalid('filters', `The filter ${key} ${operator} is invalid.`)
  return (row: Row) => test(read(row), value)
}

/**
 * Returns the rows that pass every filter in a list's `filters` parameter (backend contract, section 2.2). Throws 422 for
 * a key or operator that the list does not have.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  parameter: string | undefined,
  readers: FilterReaders<Row>,
): readonly Row[] {
  if (!parameter) return rows
  const passes = decodeFilters(parameter).map((filter) => testOf(filter, readers))
  return rows.filter((row) => passes.every((pass) => pass(row)))
}

export type Timestamps = { created_at?: string | null | undefined; updated_at?: string | null | undefined }

/** Filters that every list has. */
export const dateReaders: FilterReaders<Timestamps> = {
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at, created_at }) => updated_at ?? created_at,
}
