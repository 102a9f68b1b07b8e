import lv from '@lang/lv.json'
import { beforeAll, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translationOf } from '@/core/platform/i18n/translation'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import {
  type FilterControl,
  type FilterDefinition,
  type FilterOperator,
  firstOperator,
  operatorLabels,
  takesNoValue,
  withFilter,
} from './filter-definition'
import { filterSummary, MAX_NAMES, truncateList } from './filter-summary'
import { readFilterValue } from './filter-value'

const text: FilterControl = { type: 'text', minLength: 2, maxLength: 5 }
const number: FilterControl = { type: 'number', min: 1, max: 10 }
const options = [
  { value: 'album', label: 'Albums' },
  { value: 7, label: 'Septiņi' },
  { value: null, label: 'Nekāds' },
  { value: true, label: 'Jā' },
]
const select: FilterControl = { type: 'select', options }
const multi: FilterControl = { type: 'multi', options }
const dates: FilterControl = { type: 'date-range', min: '2026-01-10', max: '2026-01-20' }
const model: FilterControl = { type: 'async-model', search: () => Promise.resolve([]) }
const optionalModel: FilterControl = { ...model, none: 'Bez albuma' }

beforeAll(() => setBootstrap(bootstrapOf()))

describe('readFilterValue', () => {
  it.each<[FilterControl, unknown, unknown]>([
    [text, ' āža ', 'āža'],
    [text, '12345', '12345'],
    [number, 1, 1],
    [number, 10, 10],
    [select, 7, 7],
    [select, null, null],
    [multi, [true, 'album', 'gone'], ['album', true]],
    [multi, 'album', ['album']],
    [{ type: 'boolean' }, false, false],
    [dates, { start: '2026-01-12', end: '2026-01-15', preset: 'x' }, { start: '2026-01-12', end: '2026-01-15' }],
    [dates, { start: '2026-01-15', end: '2026-01-12' }, { start: '2026-01-12', end: '2026-01-15' }],
    [dates, { start: '2025-01-01T12:00:00Z', end: '2027-01-01' }, { start: '2026-01-10', end: '2026-01-20' }],
    [model, { id: 5, name: 'Ķipari', secret: 1 }, { id: 5, name: 'Ķipari' }],
    [model, { id: 'x' }, { id: 'x', name: '#x' }],
    [model, 5, { id: 5, name: '#5' }],
    [optionalModel, null, null],
  ])('lets the control %j parse %j as %j', (control, value, read) =>
    expect(readFilterValue(control, value)).toEqual({ value: read }),
  )

  it.each<[FilterControl, unknown, string]>([
    [text, '   ', 'Enter a value'],
    [text, undefined, 'Enter a value'],
    [text, 'ā', '[one Enter at least :count character|other Enter at least :count characters]'],
    [text, '123456', '[one Enter at most :count character|other Enter at most :count characters]'],
    [number, null, 'Enter a number'],
    [number, Number.NaN, 'Enter a number'],
    [number, '5', 'Enter a number'],
    [number, 0, 'Enter :min or more'],
    [number, 11, 'Enter :max or less'],
    [select, undefined, 'Choose a value'],
    [select, '7', 'Choose a value'],
    [multi, [], 'Choose a value'],
    [multi, ['gone'], 'Choose a value'],
    [{ type: 'boolean' }, 'true', 'Choose a value'],
    [dates, null, 'Choose dates'],
    [dates, { start: '2026-01-12' }, 'Choose dates'],
    [dates, { start: '2026-02-30', end: '2026-03-01' }, 'Choose dates'],
    [model, { name: 'Ķipari' }, 'Choose a value'],
    [model, { id: '' }, 'Choose a value'],
    [model, null, 'Choose a value'],
  ])('lets the control %j reject %j: %s', (control, value, problem) =>
    expect(readFilterValue(control, value).problem?.[0]).toBe(problem),
  )
})

describe('filter operators', () => {
  const contract = [
    '=',
    '!=',
    '>',
    '>=',
    '<',
    '<=',
    'has',
    'doesntHave',
    'hasAll',
    'between',
    'contains',
    'notContains',
    'startsWith',
    'endsWith',
    'notNull',
  ]

  it('covers the contract’s operators with distinct labels in both languages', () => {
    expect(Object.keys(operatorLabels).sort()).toEqual([...contract].sort())
    for (const language of [{}, lv]) {
      const { t } = translationOf(language === lv ? 'lv' : 'en', language)
      expect(new Set(Object.values(operatorLabels).map((label) => t(label))).size).toBe(contract.length)
    }
  })

  it('requires a value for each operator except notNull', () => {
    const operators = Object.keys(operatorLabels) as FilterOperator[]
    expect(operators.filter((operator) => takesNoValue(text, operator))).toEqual(['notNull'])
    expect(takesNoValue({ type: 'any' }, 'has')).toBe(true)
  })

  it('starts with the definition’s default operator, else with its first', () => {
    const definition: FilterDefinition = { key: 'plays', label: '', operators: ['=', '>='], control: number }
    expect([firstOperator(definition), firstOperator({ ...definition, defaultOperator: '>=' })]).toEqual(['=', '>='])
  })
})

describe('filterSummary', () => {
  const { t } = translationOf('lv', lv)
  const summary = (control: FilterControl, operator: FilterOperator, value: unknown) =>
    filterSummary({ key: 'x', label: 'X', operators: [operator], control }, { key: 'x', operator, value }, t)

  it.each<[FilterControl, FilterOperator, unknown, string]>([
    [text, 'contains', 'āža', ' satur “āža”'],
    [number, '>=', 5, ' ir vismaz 5'],
    [select, '=', null, ': Nekāds'],
    [select, '!=', 'album', ' nav Albums'],
    [multi, 'has', ['album', 7], ': Albums, Septiņi'],
    [{ type: 'boolean' }, '=', true, ': jā'],
    [{ type: 'boolean' }, '=', false, ': nē'],
    [model, '=', { id: 5, name: 'Ķipari' }, ': Ķipari'],
    [text, 'notNull', null, ' ir norādīts'],
    [{ type: 'any' }, 'has', '*', ': ir'],
    [{ type: 'any' }, 'doesntHave', '*', ': nav'],
  ])('describes %j %s %j', (control, operator, value, text) => expect(summary(control, operator, value)).toBe(text))

  it('shows a single day once, and a range with a dash', () => {
    expect(summary(dates, 'between', { start: '2026-01-12', end: '2026-01-12' })).not.toContain('–')
    expect(summary(dates, 'between', { start: '2026-01-12', end: '2026-01-13' })).toMatch(/12.* – .*13/)
  })

  it('lists three names and counts the others', () => {
    expect(MAX_NAMES).toBe(3)
    expect(truncateList(['a', 'b', 'c'], t)).toBe('a, b, c')
    expect(truncateList(['a', 'b', 'c', 'd', 'e'], t)).toBe('a, b, c un vēl 2')
    expect(truncateList(['a', 'b', 'c', 'd', 'e'], translationOf('en', {}).t)).toBe('a, b, c +2 more')
  })
})

it('withFilter replaces the filter with the same key', () => {
  const [a, b] = [{ key: 'a', operator: '=', value: 1 } as const, { key: 'b', operator: '=', value: 2 } as const]
  expect(withFilter([a], b)).toEqual([a, b])
  expect(withFilter([a, b], { ...a, value: 3 })).toEqual([{ ...a, value: 3 }, b])
})
