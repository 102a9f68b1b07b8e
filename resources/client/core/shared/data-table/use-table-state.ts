import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import type { Page } from '@/contract/pagination'
import type { ApiError } from '@/core/platform/api/api-error'

import {
  changedState,
  readTableState,
  type TableChoices,
  type TableQuery,
  tableQueryOf,
  type TableState,
  writeTableState,
} from './table-state'

/** State of a history entry that typing in the search field has created. */
const TYPING = 'typing a search'

/** A table's state and its setter. */
export type TableControl = {
  state: TableState
  /** Changes parts of the state; every change except the page itself leads to the first page. */
  change: (change: Partial<TableState>) => void
}

/**
 * Keeps a table's state in the URL, so that links and the back button restore it. Each change pushes a history entry;
 * further typing in the search field replaces the last one.
 */
export function useTableState(choices: TableChoices): TableControl {
  const [params, setParams] = useSearchParams()
  const continuesTyping = (useLocation().state as unknown) === TYPING
  const state = readTableState(params, choices)
  const change = (part: Partial<TableState>) => {
    const isTyping = Object.keys(part).join() === 'query'
    setParams(writeTableState(params, changedState(state, part)), {
      replace: isTyping && continuesTyping,
      state: isTyping ? TYPING : undefined,
    })
  }
  return { state, change }
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
export type Identified = { id: string | number }

/** Key of a row in a table and in its selection. */
export const keyOfRow = ({ id }: Identified): string => String(id)

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Selection of a table's rows, kept separately for each page: paging back shows it again, but actions apply only to
 * the current page. `pageKey` identifies the page.
 */
export function usePageSelection<Row extends Identified>(pageKey: string, rows: readonly Row[]) {
  const [selections, setSelections] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map())
  const selection = selections.get(pageKey) ?? NOTHING
  return {
    selection,
    /** Selected rows of the current page; rows deleted since are left out. */
    selected: rows.filter((row) => selection.has(keyOfRow(row))),
    select: (keys: ReadonlySet<string>) => setSelections(new Map(selections).set(pageKey, keys)),
    clear: () => setSelections(new Map()),
  }
}
