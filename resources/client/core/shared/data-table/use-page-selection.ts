import { useState } from 'react'

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
