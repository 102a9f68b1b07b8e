import { useState } from 'react'

/** What every list of the backend has, and what tells its rows apart. */
export type Identified = { id: string | number }

/** The key of a row in a table and its selection. */
export const keyOfRow = ({ id }: Identified): string => String(id)

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The rows chosen on each page of a table: one that goes on and comes back finds them again, but what is done is done to rows in
 * view alone. `place` tells the pages apart.
 */
export function usePageSelection<Row extends Identified>(place: string, rows: readonly Row[]) {
  const [choices, setChoices] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map())
  const chosen = choices.get(place) ?? NOTHING
  return {
    selection: chosen,
    /** Rows in view that are chosen: one that has gone since is not. */
    selected: rows.filter((row) => chosen.has(keyOfRow(row))),
    select: (keys: ReadonlySet<string>) => setChoices(new Map(choices).set(place, keys)),
    clear: () => setChoices(new Map()),
  }
}
