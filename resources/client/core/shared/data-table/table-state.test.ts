import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { encodeFilters } from '@/contract/machinery/wire'

import type { FilterDefinition } from './filter-definition'
import {
  changedState,
  DEFAULT_PAGE_SIZE,
  initialTableState,
  isFiltered,
  nextSort,
  PAGE_SIZES,
  readTableState,
  type TableChoices,
  tableQueryOf,
  type TableState,
  writeTableState,
} from './table-state'

const filters: FilterDefinition[] = [
  { key: 'name', label: 'Nosaukums', operators: ['contains', '='], control: { type: 'text', maxLength: 20 } },
  { key: 'plays', label: 'Atskaņojumi', operators: ['>=', '<=', '='], control: { type: 'number', min: 0 } },
  { key: 'image', label: 'Attēls', operators: ['notNull'], control: { type: 'boolean' } },
  {
    key: 'type',
    label: 'Tips',
    operators: ['='],
    control: {
      type: 'select',
      options: [
        { value: 'ēģļu', label: 'Ēģļu' },
        { value: null, label: 'Nekāds' },
      ],
    },
  },
  { key: 'created_at', label: 'Izveidots', operators: ['between'], control: { type: 'date-range' } },
]
const choices: TableChoices = { sortable: ['name', 'plays'], filters }

const read = (search: string, also: Partial<TableChoices> = {}) =>
  readTableState(new URLSearchParams(search), { ...choices, ...also })

it('offers the page sizes of the specification', () => {
  expect(PAGE_SIZES).toEqual([10, 15, 20, 50, 100])
  expect(DEFAULT_PAGE_SIZE).toBe(15)
})

describe('readTableState and writeTableState', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aāčēģīķļņšūžAĀŽ09 &=+%"\\/?#😀') })
  const state: fc.Arbitrary<TableState> = fc.record({
    query: word.map((text) => text.trim()),
    page: fc.oneof(
      fc.integer({ min: 1, max: 1e6 }),
      fc.base64String({ minLength: 4 }).filter((cursor) => !/^\d+$/.test(cursor)),
    ),
    perPage: fc.constantFrom(...PAGE_SIZES),
    sort: fc.option(
      fc.record({
        id: fc.constantFrom('name', 'plays'),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
    ),
    filters: fc
      .tuple(
        word
          .filter((text) => text.trim() !== '')
          .map((text) => ({ key: 'name', operator: 'contains' as const, value: text.trim().slice(0, 20).trim() })),
        fc.nat().map((value) => ({ key: 'plays', operator: '>=' as const, value })),
        fc.constant({ key: 'image', operator: 'notNull' as const, value: null }),
        fc.constantFrom('ēģļu', null).map((value) => ({ key: 'type', operator: '=' as const, value })),
        fc.constant({
          key: 'created_at',
          operator: 'between' as const,
          value: { start: '2024-02-29', end: '2024-03-01' },
        }),
      )
      .chain((all) => fc.shuffledSubarray([...all])),
  })

  it('round-trips the whole state through a URL, whatever characters it contains', () => {
    fc.assert(
      fc.property(state, (before) => {
        const search = writeTableState(new URLSearchParams(), before).toString()
        expect(read(search, { paging: 'cursor' })).toEqual(before)
      }),
    )
  })

  it('parses any URL into a state that the table supports', () => {
    const keys = fc.constantFrom('query', 'page', 'perPage', 'orderBy', 'orderDir', 'filters')
    const filter = fc.record({
      key: fc.oneof(fc.constantFrom(...filters.map(({ key }) => key)), fc.string()),
      operator: fc.string(),
      value: fc.jsonValue(),
    })
    const value = fc.oneof(
      fc.string(),
      fc.jsonValue().map((json) => JSON.stringify(json)),
      fc.array(filter).map((list) => encodeFilters(list)),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, value)), (pairs) => {
        const { page, perPage, sort, filters: active } = read(new URLSearchParams(pairs).toString())
        expect(page).toBeTypeOf('number')
        expect(PAGE_SIZES).toContain(perPage)
        if (sort) expect(choices.sortable).toContain(sort.id)
        for (const { key, operator } of active)
          expect(filters.find((one) => one.key === key)?.operators).toContain(operator)
      }),
    )
  })

  it('writes no defaults, and keeps parameters that are not the table’s', () => {
    const params = new URLSearchParams('tab=songs&page=3&filters=old')
    expect(writeTableState(params, initialTableState).toString()).toBe('tab=songs')
  })

  it.each([
    ['page=0', { page: 1 }],
    ['page=-1', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['page=eyJpZCI6MX0', { page: 1 }],
    ['perPage=1000000', { perPage: 15 }],
    ['perPage=20', { perPage: 20 }],
    ['orderBy=password&orderDir=asc', { sort: null }],
    ['orderBy=name', { sort: { id: 'name', direction: 'descending' } }],
    ['orderBy=name&orderDir=sideways', { sort: null }],
    [`query=${'a'.repeat(9999)}`, { query: 'a'.repeat(500) }],
    ['filters=nonsense', { filters: [] }],
  ])('reads %s', (search, part) => expect(read(search)).toMatchObject(part))

  it.each([
    ['an unknown field', { key: 'password', operator: '=', value: 1 }],
    ['another field’s operator', { key: 'plays', operator: 'contains', value: 1 }],
    ['a name from the object prototype as operator', { key: 'plays', operator: 'constructor', value: 1 }],
    ['a value of another type', { key: 'plays', operator: '>=', value: '1' }],
    ['a value beyond the limits', { key: 'plays', operator: '>=', value: -1 }],
    ['a value outside of the options', { key: 'type', operator: '=', value: 'x' }],
    [
      'days that do not exist',
      { key: 'created_at', operator: 'between', value: { start: '2023-02-29', end: '2023-03-01' } },
    ],
  ])('ignores a filter with %s', (_, filter) => {
    expect(read(new URLSearchParams({ filters: encodeFilters([filter]) }).toString()).filters).toEqual([])
  })

  it('reads the first of two filters with the same key', () => {
    const twice = encodeFilters([5, 6].map((value) => ({ key: 'plays', operator: '>=', value })))
    expect(read(new URLSearchParams({ filters: twice }).toString()).filters).toEqual([
      { key: 'plays', operator: '>=', value: 5 },
    ])
  })
})

describe('changedState', () => {
  const before: TableState = { ...initialTableState, page: 4 }

  it.each<Partial<TableState>>([
    { query: 'a' },
    { perPage: 50 },
    { sort: { id: 'name', direction: 'ascending' } },
    { filters: [] },
  ])('goes to the first page when %j changes', (part) => {
    expect(changedState(before, part)).toEqual({ ...before, ...part, page: 1 })
  })

  it('goes to the given page', () => expect(changedState(before, { page: 5 })).toEqual({ ...before, page: 5 }))
})

it('tableQueryOf requests what is chosen and nothing else', () => {
  expect(tableQueryOf(initialTableState)).toEqual({ page: 1, perPage: 15, paginate: 'lengthAware' })
  const active = [{ key: 'name', operator: 'contains' as const, value: 'āž' }]
  expect(
    tableQueryOf({ query: ' ķ ', page: 2, perPage: 50, sort: { id: 'name', direction: 'ascending' }, filters: active }),
  ).toEqual({
    query: 'ķ',
    page: 2,
    perPage: 50,
    paginate: 'lengthAware',
    orderBy: 'name',
    orderDir: 'asc',
    filters: encodeFilters(active),
  })
})

it('isFiltered detects a search or a filter', () => {
  expect(isFiltered(initialTableState)).toBe(false)
  expect(isFiltered({ ...initialTableState, query: '  ', page: 3, perPage: 50 })).toBe(false)
  expect(isFiltered({ ...initialTableState, query: 'a' })).toBe(true)
  expect(isFiltered({ ...initialTableState, filters: [{ key: 'image', operator: 'notNull', value: null }] })).toBe(true)
})

it('nextSort sorts descending, ascending, then not at all; another column starts over', () => {
  const first = nextSort(null, 'name')
  const second = nextSort(first, 'name')
  expect([first, second, nextSort(second, 'name')]).toEqual([
    { id: 'name', direction: 'descending' },
    { id: 'name', direction: 'ascending' },
    null,
  ])
  expect(nextSort(second, 'plays')).toEqual({ id: 'plays', direction: 'descending' })
})
