import { useCallback, useState } from 'react'

import { keyOfRow, type WithId } from './use-table-state'

/**
 * Selection of a table's rows, kept while the user pages, sorts, searches and filters. It holds whole rows, as last
 * loaded, so that actions apply to all of them.
 */
export function usePageSelection<Row extends WithId>(rows: readonly Row[]) {
  const [stored, setStored] = useState<ReadonlyMap<string, Row>>(new Map())
  const page = new Map(rows.map((row) => [keyOfRow(row), row]))
  const entries = [...stored]
  const isOutdated = entries.some(([key, row]) => (page.get(key) ?? row) !== row)
  if (isOutdated) setStored(new Map(entries.map(([key, row]) => [key, page.get(key) ?? row])))

  /** Sets which rows of the current page are selected; those of other pages stay. */
  const select = (keys: ReadonlySet<string>) =>
    setStored(new Map([...entries.filter(([key]) => !page.has(key)), ...[...page].filter(([key]) => keys.has(key))]))
  /** Removes a row that no longer exists. The function never changes. */
  const unselect = useCallback(
    (row: Row) => setStored((before) => new Map([...before].filter(([key]) => key !== keyOfRow(row)))),
    [],
  )
  return {
    selection: new Set(stored.keys()),
    selected: [...stored.values()],
    /** Number of selected rows that the current page does not show. */
    awayCount: entries.filter(([key]) => !page.has(key)).length,
    /** Whether the current page has rows that are not selected. */
    canSelectMore: [...page.keys()].some((key) => !stored.has(key)),
    select,
    selectPage: () => select(new Set(page.keys())),
    unselect,
    clear: () => setStored(new Map()),
  }
}
