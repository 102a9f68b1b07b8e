import { decodeFilters, encodeFilters, type Filter } from '@/contract/machinery/wire'
import type { TableSort } from '@/ui/collections/table-column'

import {
  type ActiveFilter,
  type FilterDefinition,
  impliedValue,
  operatorLabels,
  takesNoValue,
} from './filter-definition'
import { readFilterValue } from './filter-value'

/** Page sizes that the user can choose, in rows (spec section 9). */
export const PAGE_SIZES: readonly number[] = [10, 15, 20, 50, 100]

/** Default page size in rows (spec section 9). */
export const DEFAULT_PAGE_SIZE = 15

/** The part of a list that a table shows. */
export type TableState = {
  /** Search text; empty for all rows. */
  query: string
  /** Page number from 1, or a cursor. */
  page: number | string
  perPage: number
  sort: TableSort | null
  filters: ActiveFilter[]
  /** Ids of hidden columns, as a view or a link has them; undefined for the columns chosen on the device. */
  hidden?: string[] | undefined
}

/** Columns and filters that a table offers; anything else in a URL is ignored. */
export type TableChoices = {
  /** Ids of the sortable columns. */
  sortable: readonly string[]
  filters: readonly FilterDefinition[]
  /** Page size in rows where the URL has none; {@link DEFAULT_PAGE_SIZE} by default. */
  perPage?: number
  /** Pagination style of the list; by page number by default. */
  paging?: 'number' | 'cursor'
}

/** Query for a list endpoint (contract `listQuery`), without what the user has not chosen. */
export type TableQuery = {
  query?: string
  page: number | string
  perPage: number
  paginate: 'lengthAware'
  orderBy?: string
  orderDir?: 'asc' | 'desc'
  filters?: string
}

/** The first page, unfiltered. */
export const initialTableState: TableState = { query: '', page: 1, perPage: DEFAULT_PAGE_SIZE, sort: null, filters: [] }

/** Longest search text in characters; a longer one in a URL is cut. */
export const MAX_QUERY_LENGTH = 500

const directions = new Map<string, TableSort['direction']>([
  ['asc', 'ascending'],
  ['desc', 'descending'],
])

/** Parameters of a URL that hold a table's state. */
const TABLE_KEYS = ['query', 'page', 'perPage', 'orderBy', 'orderDir', 'filters', 'hidden'] as const

const MAX_COLUMNS_LENGTH = 1000

const PAGE_NUMBER = /^[1-9]\d{0,8}$/
const CURSOR = /^[\w=+/.-]{1,2000}$/

/** Parses a table's state from a URL's query; values that the table does not offer become defaults. */
export function readTableState(params: URLSearchParams, choices: TableChoices): TableState {
  const perPage = Number(params.get('perPage'))
  return {
    query: (params.get('query') ?? '').slice(0, MAX_QUERY_LENGTH),
    page: pageOf(params.get('page') ?? '', choices.paging),
    perPage: PAGE_SIZES.includes(perPage) ? perPage : (choices.perPage ?? DEFAULT_PAGE_SIZE),
    sort: sortOf(params, choices.sortable),
    filters: filtersOf(decodeFilters(params.get('filters') ?? ''), choices.filters),
    ...(params.has('hidden') && { hidden: columnsOf(params.get('hidden') ?? '') }),
  }
}

const columnsOf = (ids: string): string[] => ids.slice(0, MAX_COLUMNS_LENGTH).split(',').filter(Boolean)

/** Whether a URL's query holds any part of a table's state. */
export const holdsTableState = (params: URLSearchParams): boolean => TABLE_KEYS.some((key) => params.has(key))

function pageOf(text: string, paging: TableChoices['paging']): number | string {
  if (PAGE_NUMBER.test(text)) return Number(text)
  return paging === 'cursor' && CURSOR.test(text) ? text : 1
}

function sortOf(params: URLSearchParams, sortable: readonly string[]): TableSort | null {
  const id = params.get('orderBy') ?? ''
  const direction = directions.get(params.get('orderDir') ?? 'desc')
  return sortable.includes(id) && direction ? { id, direction } : null
}

/** Returns the known filters, one for each key, in the order they were set. */
function filtersOf(list: Filter[], definitions: readonly FilterDefinition[]): ActiveFilter[] {
  const known = new Map<string, ActiveFilter>()
  for (const filter of list) {
    const active = known.has(filter.key) ? undefined : filterOf(filter, definitions)
    if (active) known.set(active.key, active)
  }
  return [...known.values()]
}

function filterOf(
  { key, operator: name, value }: Filter,
  definitions: readonly FilterDefinition[],
): ActiveFilter | undefined {
  const definition = definitions.find((one) => one.key === key)
  const operator = definition?.operators.find((one) => one === name && Object.hasOwn(operatorLabels, one))
  if (!definition || !operator) return undefined
  if (takesNoValue(definition.control, operator)) return { key, operator, value: impliedValue(definition.control) }
  const reading = readFilterValue(definition.control, value)
  return reading.problem ? undefined : { key, operator, value: reading.value }
}

/** Applies a change; a new search, filter, order or page size starts at the first page. */
export const changedState = (state: TableState, change: Partial<TableState>): TableState => ({
  ...state,
  page: 1,
  ...change,
})

/** Returns the query of the list endpoint; `lengthAware` makes the server count rows and pages. */
export const tableQueryOf = ({ query, page, perPage, sort, filters }: TableState): TableQuery => ({
  ...(query.trim() && { query: query.trim() }),
  page,
  perPage,
  paginate: 'lengthAware',
  ...(sort && { orderBy: sort.id, orderDir: sort.direction === 'ascending' ? 'asc' : 'desc' }),
  ...(filters.length > 0 && { filters: encodeFilters(filters) }),
})

/** Writes a table's state into a URL's query, without defaults; keeps parameters that are not the table's. */
export function writeTableState(params: URLSearchParams, state: TableState): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const key of TABLE_KEYS) next.delete(key)
  const { paginate, ...listQuery } = tableQueryOf(state)
  for (const [key, value] of Object.entries(listQuery)) {
    const isDefault = (key === 'page' && value === 1) || (key === 'perPage' && value === DEFAULT_PAGE_SIZE)
    if (!isDefault) next.set(key, String(value))
  }
  if (state.hidden) next.set('hidden', state.hidden.join())
  return next
}

/** Whether a search or a filter is active: without it, an empty list may have rows. */
export const isFiltered = ({ query, filters }: TableState): boolean => query.trim() !== '' || filters.length > 0

/** Returns the order after a click on a column's header: descending, ascending, then none (spec section 4). */
export function nextSort(sort: TableSort | null, id: string): TableSort | null {
  if (sort?.id !== id) return { id, direction: 'descending' }
  return sort.direction === 'descending' ? { id, direction: 'ascending' } : null
}
