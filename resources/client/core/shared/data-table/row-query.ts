import { queryOptions } from '@tanstack/react-query'

import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'
import type { Page } from '@/contract/machinery/pagination'
import { ApiError } from '@/core/platform/api/api-error'
import { argsOf, call } from '@/core/platform/api/call'
import { keyOf } from '@/core/platform/api/query'

import { findById } from './find-by-id'

/** Page size of the search for a single row. */
const PAGE_SIZE = 100

type Get = Endpoint & { method: 'GET' }

/** A list to find rows in: its endpoint, the page in its response, and the relations to request with it. */
type RowList<E extends Get, Row> = {
  endpoint: E
  pageOf: (response: Output<E>) => Page<Row>
  relations?: { with?: readonly string[]; withCount?: readonly string[] }
}

/**
 * Fetches a record that the server has no endpoint for: it searches the list, which every release sorts by id. Throws
 * ApiError; 404 for a row that is not in the list.
 */
export async function fetchRow<E extends Get, Row extends { id: number }>(
  { endpoint, pageOf, relations }: RowList<E, Row>,
  id: string,
  signal: AbortSignal,
): Promise<Row> {
  const readPage = async (page: number) => {
    const order = { orderBy: 'id', orderDir: 'desc' }
    const input = { query: { page, perPage: PAGE_SIZE, paginate: 'lengthAware', ...order, ...relations } }
    return pageOf(await call(endpoint, ...argsOf(endpoint, input, { signal, isQuery: true })))
  }
  const found = /^\d+$/.test(id) ? await findById(Number(id), readPage) : undefined
  if (!found) throw new ApiError(HttpStatus.NotFound)
  return found
}

/** Query for a record that is read from the list; invalidated with it. */
export const rowQuery = <E extends Get, Row extends { id: number }>(list: RowList<E, Row>, id: string) =>
  queryOptions<Row, ApiError>({
    queryKey: [...keyOf(list.endpoint), 'one', id],
    queryFn: ({ signal }) => fetchRow(list, id, signal),
  })
