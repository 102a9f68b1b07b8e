import type { QueryFilters } from '@tanstack/react-query'

import type { Page } from '@/contract/machinery/pagination'
import { queryClient } from '@/core/platform/api/query-client'
import { initialTableState, tableQueryOf } from '@/core/shared/data-table/table-state'
import { patchCached } from '@/core/shared/optimistic/optimistic'

import type { RecordRow, RecordSource } from '../resource'

const isPage = (data: unknown): boolean => typeof data === 'object' && data !== null && 'items' in data

/** The loaded pages of a resource's list, with any search, order and filter. */
export const loadedPages = <Row extends RecordRow>({ list }: RecordSource<Row>): QueryFilters => ({
  queryKey: list(tableQueryOf(initialTableState)).queryKey.slice(0, 1),
  predicate: ({ state }) => isPage(state.data),
})

/** Returns a row as the list shows it now; undefined if it is on no loaded page. */
export function loadedRow<Row extends RecordRow>(source: RecordSource<Row>, id: number): Row | undefined {
  const pages = queryClient.getQueriesData<Page<Row>>(loadedPages(source))
  return pages.flatMap(([, page]) => page?.items ?? []).find((row) => row.id === id)
}

/** Changes a row on every loaded page; the order stays. */
export const patchRows = <Row extends RecordRow>(source: RecordSource<Row>, id: number, change: (row: Row) => Row) =>
  patchCached<Page<Row>>(loadedPages(source), (page) => ({
    ...page,
    items: page.items.map((row) => (row.id === id ? change(row) : row)),
  }))
