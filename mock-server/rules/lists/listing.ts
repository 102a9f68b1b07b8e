import { paginate, type PaginationKind } from '../../kit/paginate'
import { relevance } from '../../kit/relevance'
import type { Caller } from '../../state/caller'
import type { TableName } from '../../state/store/db'
import { releases } from '../releases/releases'
import { requireColumn } from './list-columns'

/** Query parameters of all lists (backend contract, section 2.1). */
export type ListQuery = {
  query?: string | undefined
  page?: number | undefined
  perPage?: number | undefined
  paginate?: string | undefined
  orderBy?: string | undefined
  orderDir?: string | undefined
  order?: string | undefined
}

export type Row = Record<string, unknown> & { name?: string | null | undefined }
type Order = { column: string; direction: string }

const LATVIAN = new Intl.Collator('lv')
const DEFAULT_PAGE_SIZE = 15

/** Columns of joined tables by their name in responses. */
const ALIASES: Record<string, string> = {
  'likes.created_at': 'added_at',
  'track_plays.created_at': 'added_at',
  'channelables.order': 'channelable_order',
  'channelables.created_at': 'channelable_order',
}

/** Returns a reader for the column, ignoring its table prefix. */
function columnReader(column: string): (row: Row) => unknown {
  const key = ALIASES[column] ?? column.split('.').at(-1) ?? column
  if (key === 'popularity') return (row) => row['popularity'] ?? row['plays']
  if (key === 'updated_at') return (row) => row['updated_at'] ?? row['created_at']
  return (row) => row[key]
}

/** Display name of a row; users and genres have a separate column for it. */
const nameOf = (row: Row): string => String(row['display_name'] ?? row.name ?? '')

/** ISO dates sort correctly as plain strings, which is faster than a collator. */
const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** Compares two values; empty ones come last in both directions. */
function compare(one: unknown, other: unknown, sign: number): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null)
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  if (isDate(one) && isDate(other)) return sign * (one < other ? -1 : Number(one > other))
  return sign * LATVIAN.compare(String(one), String(other))
}

/** Parses `column|dir`, `column:dir`, or `orderBy` with `orderDir`. */
export function orderOf({ order, orderBy, orderDir }: ListQuery): Order | undefined {
  if (orderBy) return { column: orderBy, direction: orderDir ?? 'desc' }
  const [column, direction] = order?.split(/[|:]/) ?? []
  return column ? { column, direction: direction ?? 'desc' } : undefined
}

/** Sorted lists by their unsorted rows: a table returns the same list until its next write. */
const sortedLists = new WeakMap<readonly Row[], Map<string, readonly Row[]>>()

/** Sorts rows; ties keep their order. */
export function sortRows<Item extends Row>(rows: readonly Item[], order: Order): readonly Item[] {
  const known = sortedLists.get(rows) ?? new Map<string, readonly Row[]>()
  sortedLists.set(rows, known)
  const key = `${order.column} ${order.direction}`
  const sorted = (known.get(key) as readonly Item[] | undefined) ?? sortBy(rows, order)
  known.set(key, sorted)
  return sorted
}

function sortBy<Item extends Row>(rows: readonly Item[], { column, direction }: Order): Item[] {
  const sign = direction === 'asc' ? 1 : -1
  const valueOf = columnReader(column)
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((a, b) => compare(a.value, b.value, sign))
    .map(({ row }) => row)
}

/** Rows that match the search by relevance, then by plays. */
export function searchRows<Item extends Row>(
  rows: readonly Item[],
  query: string,
  others?: (row: Item) => string[],
): Item[] {
  return rows
    .map((row) => ({ row, score: relevance(query, nameOf(row), others?.(row)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || Number(b.row['plays'] ?? 0) - Number(a.row['plays'] ?? 0))
    .map(({ row }) => row)
}

const kindOf = (requested: string | undefined, defaultKind: PaginationKind): PaginationKind => {
  if (requested === undefined) return defaultKind
  return requested === 'simple' ? 'simple' : 'lengthAware'
}

/** Table that a list reads, and its defaults for missing query parameters. */
type List<Item> = {
  table: TableName
  /** Columns that the list joins to the table's, as requests name them. */
  joined?: readonly string[]
  order?: string
  perPage?: number
  kind?: PaginationKind
  /** Reads more texts to search. */
  searched?: (row: Item) => string[]
}

/** A page of searched and sorted rows. Throws 500 for a requested order by a column that the database lacks. */
export function listRows<Item extends Row>(
  { path, release }: Pick<Caller, 'path' | 'release'>,
  rows: readonly Item[],
  query: ListQuery,
  list: List<Item>,
) {
  const found = query.query ? searchRows(rows, query.query, list.searched) : rows
  const requestedOrder = orderOf(query)
  if (requestedOrder) requireColumn(requestedOrder.column, list, release)
  const order = requestedOrder ?? (query.query ? undefined : orderOf({ order: list.order }))
  return paginate(order ? sortRows(found, order) : found, {
    kind: kindOf(query.paginate, list.kind ?? releases[release].defaultPaging),
    page: query.page,
    perPage: query.perPage ?? list.perPage ?? DEFAULT_PAGE_SIZE,
    path,
  })
}
