import type { QueryClient } from '@tanstack/react-query'

import { tableQueryOf, type TableState } from '../table-state'
import { keyOfRow, type TableSource, type WithId } from '../use-table-state'

/** Number of rows per request, which the server may lower. */
const ROWS_PER_REQUEST = 100

/** Rows loaded so far, by their keys, and the page to load next; null once all are loaded. */
export type LoadedRows<Row> = { rows: Map<string, Row>; next: number | string | null }

/** State of a list of which nothing is loaded. */
export const nothingLoaded = <Row>(): LoadedRows<Row> => ({ rows: new Map(), next: 1 })

type LoadAll<Row, Output> = TableSource<Row, Output> & {
  client: QueryClient
  state: TableState
  /** Continues here, and is updated with each page: a failed load can be repeated from there. */
  loaded: LoadedRows<Row>
  signal: AbortSignal
  /** Called after each page with the number of loaded rows, and that of all rows if the server counts them. */
  onProgress: (count: number, total: number | null) => void
}

/**
 * Loads all rows of a search, its filters and order, one page after another. A row that moved to a later page meanwhile
 * is kept once; a page without new rows ends the load. Throws ApiError, and the reason of the signal.
 */
export async function loadAll<Row extends WithId, Output>(options: LoadAll<Row, Output>): Promise<Row[]> {
  const { client, query, pageOf, state, loaded, signal, onProgress } = options
  while (loaded.next !== null) {
    const { queryKey, queryFn } = query(tableQueryOf({ ...state, page: loaded.next, perPage: ROWS_PER_REQUEST }))
    const page = pageOf(await client.fetchQuery({ queryKey, queryFn, staleTime: 0, gcTime: 0 }))
    signal.throwIfAborted()
    const countBefore = loaded.rows.size
    for (const row of page.items) loaded.rows.set(keyOfRow(row), row)
    loaded.next = loaded.rows.size > countBefore ? page.next : null
    onProgress(loaded.rows.size, page.total)
  }
  return [...loaded.rows.values()]
}
