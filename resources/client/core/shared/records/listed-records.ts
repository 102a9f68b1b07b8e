import type * as z from 'zod/mini'

import type { Endpoint } from '@/contract/machinery/endpoint'
import type { Page } from '@/contract/machinery/pagination'
import { argsOf, call } from '@/core/platform/api/call'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { rowQuery } from '@/core/shared/data-table/row-query'

import type { RecordRow, RecordSource } from './resource'

/** Endpoints of records that no endpoint shows by themselves: a list, and a deletion by comma-separated ids. */
type ListedRecords<Row> = {
  list: Endpoint & { method: 'GET'; path: string; response: z.ZodMiniType<{ pagination: Page<Row> }> }
  remove: Endpoint & { method: 'DELETE'; path: `${string}/:ids` }
}

/** Returns the requests of records that are read from their list, also a single one. Each throws ApiError. */
export function listedRecords<Row extends RecordRow>({ list, remove }: ListedRecords<Row>): RecordSource<Row> {
  const pageOf = ({ pagination }: { pagination: Page<Row> }) => pagination
  return {
    list: (tableQuery) => queryPart(list, pageOf, { query: tableQuery }),
    show: (id) => rowQuery({ endpoint: list, pageOf }, id),
    remove: (ids) => call(remove, ...argsOf(remove, { params: { ids: ids.join() } })),
    refresh: () => queryClient.invalidateQueries({ queryKey: keyOf(list) }),
  }
}
