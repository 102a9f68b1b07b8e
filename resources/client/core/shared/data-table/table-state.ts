import { decodeFilters, encodeFilters, type Filter } from '@/contract/wire'
import type { TableSort } from '@/ui/collections/table'

import type { ActiveFilter, FilterDefinition } from './filter-definition'
import { operatorWords, takesNoValue } from './filter-operators'
import { readFilterValue } from './filter-value'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './page-sizes'

/** Which part of a list a table shows. */
export type TableState = {
  /** What is searched for; empty for everything. */
  query: string
  /** Number of the page from 1, or a cursor. */
  page: number | string
  perPage: number
  sort: TableSort | null
  filters: ActiveFilter[]
}

/** What a table lets its visitor choose: anything else in an address is left out. */
export type TableChoices = {
  /** Ids of the columns that the server sorts by. */
  sortable: readonly string[]
  filters: readonly FilterDefinition[]
  /** How the list is paged: by numbers unless said otherwise. */
  paging?: 'number' | 'cursor'
}

/** The parameters of a list endpoint (contract `listQuery`); what is not chosen is not there. */
export type TableQuery = {
  query?: string
  page: number | string
  perPage: number
  paginate: 'lengthAware'
  orderBy?: string
  orderDir?: 'asc' | 'desc'
  filters?: string
}

/** First page of everything. */
export const initialTableState: TableState = { query: '', page: 1, perPage: DEFAULT_PAGE_SIZE, sort: null, filters: [] }

/** A longer text is nothing that somebody searched for, in characters. */
export const LONGEST_QUERY = 500

const directions = new Map<string, TableSort['direction']>([
  ['asc', 'ascending'],
  ['desc', 'descending'],
])

const PAGE_NUMBER = /^[1-9]\d{0,8}$/
const CURSOR = /^[\w=+/.-]{1,2000}$/

/** Reads a table's state from the parameters of an address; what the table does not offer reads as its default. */
export function readTableState(params: URLSearchParams, choices: TableChoices): TableState {
  const perPage = Number(params.get('perPage'))
  return {
    query: (params.get('query') ?? '').slice(0, LONGEST_QUERY),
    page: pageOf(params.get('page') ?? '', choices.paging),
    perPage: PAGE_SIZES.includes(perPage) ? perPage : DEFAULT_PAGE_SIZE,
    sort: sortOf(params, choices.sortable),
    filters: filtersOf(decodeFilters(params.get('filters') ?? ''), choices.filters),
  }
}

function pageOf(text: string, paging: TableChoices['paging']): number | string {
  if (PAGE_NUMBER.test(text)) return Number(text)
  return paging === 'cursor' && CURSOR.test(text) ? text : 1
}

function sortOf(params: URLSearchParams, sortable: readonly string[]): TableSort | null {
  const id = params.get('orderBy') ?? ''
  const direction = directions.get(params.get('orderDir') ?? 'desc')
  return sortable.includes(id) && direction ? { id, direction } : null
}

/** Conditions the table knows, one of each kind, in the order they were set. */
function filtersOf(list: Filter[], definitions: readonly FilterDefinition[]): ActiveFilter[] {
  const known = new Map<string, ActiveFilter>()
  for (const filter of list) {
    const active = known.has(filter.key) ? undefined : filterOf(filter, definitions)
    if (active) known.set(active.key, active)
  }
  return [...known.values()]
}

function filterOf(
  { key, operator: sign, value }: Filter,
  definitions: readonly FilterDefinition[],
): ActiveFilter | undefined {
  const definition = definitions.find((one) => one.key === key)
  const operator = definition?.operators.find((one) => one === sign && Object.hasOwn(operatorWords, one))
  if (!definition || !operator) return undefined
  if (takesNoValue(operator)) return { key, operator, value: null }
  const reading = readFilterValue(definition.control, value)
  return reading.problem ? undefined : { key, operator, value: reading.value }
}

/** A state after a change: another search, filter, order or page size starts at the first page. */
export const changedState = (state: TableState, change: Partial<TableState>): TableState => ({
  ...state,
  page: 1,
  ...change,
})

/** What the list endpoint is asked for; a table shows how many rows and pages there are. */
export const tableQueryOf = ({ query, page, perPage, sort, filters }: TableState): TableQuery => ({
  ...(query.trim() && { query: query.trim() }),
  page,
  perPage,
  paginate: 'lengthAware',
  ...(sort && { orderBy: sort.id, orderDir: sort.direction === 'ascending' ? 'asc' : 'desc' }),
  ...(filters.length > 0 && { filters: encodeFilters(filters) }),
})

/** The parameters of an address with a table's state in them; defaults are left out, and what is not the table's stays. */
export function writeTableState(params: URLSearchParams, state: TableState): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const key of ['query', 'page', 'perPage', 'orderBy', 'orderDir', 'filters']) next.delete(key)
  const { paginate, ...chosen } = tableQueryOf(state)
  for (const [key, value] of Object.entries(chosen)) {
    const isDefault = (key === 'page' && value === 1) || (key === 'perPage' && value === DEFAULT_PAGE_SIZE)
    if (!isDefault) next.set(key, String(value))
  }
  return next
}

/** Whether anything narrows the list: an empty one may have rows without it. */
export const isNarrowed = ({ query, filters }: TableState): boolean => query.trim() !== '' || filters.length > 0
