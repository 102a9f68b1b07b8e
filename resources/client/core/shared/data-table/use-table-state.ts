import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import type { Page } from '@/contract/machinery/pagination'
import type { ApiError } from '@/core/platform/api/api-error'

import { pageSizeOf, storePageSize } from './page-size'
import {
  changedState,
  readTableState,
  type TableChoices,
  type TableQuery,
  tableQueryOf,
  type TableState,
  writeTableState,
} from './table-state'
import type { SavedView } from './views/saved-view'
import { keepsChoice, openedName, openView, withDefaultView } from './views/view-params'

/** State of a history entry that typing in the search field has created. */
const TYPING = 'typing a search'

/** A table's state and its setter. */
export type TableControl = {
  state: TableState
  /**
   * Changes parts of the state; every change except the page itself leads to the first page. `replace` changes the
   * current history entry.
   */
  change: (change: Partial<TableState>, options?: { replace?: boolean }) => void
}

/** The control of a table with saved views. */
export type ViewControl = TableControl & {
  /** Name of the opened view; empty without one. */
  view: string
  /** Opens a view, or the whole list. */
  open: (view: SavedView | undefined) => void
}

/**
 * Keeps a table's state in the URL, so that links and the back button restore it. Each change pushes a history entry;
 * further typing in the search field replaces the last one. The page size last chosen for `table` is the default. A URL
 * that chooses nothing opens `defaultView`.
 */
export function useTableState(
  table: string,
  choices: Omit<TableChoices, 'perPage'>,
  defaultView?: SavedView,
): ViewControl {
  const [urlParams, setParams] = useSearchParams()
  const continuesTyping = (useLocation().state as unknown) === TYPING
  const params = withDefaultView(urlParams, defaultView)
  const state = readTableState(params, { ...choices, perPage: pageSizeOf(table) })
  useShownParams(params, params !== urlParams)
  const change: TableControl['change'] = (part, { replace = false } = {}) => {
    if (part.perPage !== undefined) storePageSize(table, part.perPage)
    const isTyping = Object.keys(part).join() === 'query'
    setParams(keepsChoice(writeTableState(params, changedState(state, part)), defaultView), {
      replace: replace || (isTyping && continuesTyping),
      state: isTyping ? TYPING : undefined,
    })
  }
  return { state, change, view: openedName(params), open: (view) => setParams(openView(params, view)) }
}

/** Puts what the table shows into the URL, so that the address can be shared. */
function useShownParams(params: URLSearchParams, isMissing: boolean): void {
  const [, setParams] = useSearchParams()
  const complete = useEffectEvent(() => setParams(params, { replace: true }))
  useEffect(() => {
    if (isMissing) complete()
  }, [isMissing])
}

/** Source of a table's rows. */
export type TableSource<Row, Output> = {
  /** Returns the query options, as `query()` of core/platform/api builds them. */
  query: (tableQuery: TableQuery) => UseQueryOptions<Output, ApiError>
  /** Extracts the page from a response. */
  pageOf: (output: Output) => Page<Row>
}

/** Fetches the page for a state; keeps the previous page while it loads. */
export function useTablePage<Row, Output>({ query, pageOf }: TableSource<Row, Output>, state: TableState) {
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

/** A row of any backend list: all have an id. */
export type WithId = { id: string | number }

/** Key of a row in a table and in its selection. */
export const keyOfRow = ({ id }: WithId): string => String(id)
