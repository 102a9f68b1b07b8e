import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'

import type { Page } from '@/contract/pagination'
import type { ApiError } from '@/core/platform/api/api-error'

import { type TableQuery, tableQueryOf, type TableState } from './table-state'

/** Where a table's rows come from. */
export type TableSource<Row, Answer> = {
  /** Options of the list's query, as `query()` of core/platform/api makes them. */
  query: (tableQuery: TableQuery) => UseQueryOptions<Answer, ApiError>
  /** Finds the page in an answer. */
  pageOf: (answer: Answer) => Page<Row>
}

/** The page that a state asks for; until it comes, the one before it stays. */
export function useTablePage<Row, Answer>({ query, pageOf }: TableSource<Row, Answer>, state: TableState) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(tableQueryOf(state)),
    placeholderData: keepPreviousData,
  })
  return {
    page: data === undefined ? undefined : pageOf(data),
    error,
    isFetching,
    isOutdated: isPlaceholderData,
    retry: () => void refetch(),
  }
}
