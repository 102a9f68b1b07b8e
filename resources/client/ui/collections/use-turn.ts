import { useEffect, useState } from 'react'

/** Number of rows that a frame adds: a slow tablet lays them out without a long task, however long the table. */
const ROWS_PER_FRAME = 5

const waiting = new Set<() => void>()
const called = new Set<() => void>()
let frame: number | undefined

/**
 * Whether a row renders: at once if it is among the first, otherwise in its turn, a few rows per frame, so that a
 * long table does not freeze the page. A row that renders keeps doing so.
 */
export function useTurn(isFirst: boolean): boolean {
  const [isDue, setDue] = useState(isFirst)
  useEffect(() => (isDue ? undefined : takeTurn(() => setDue(true))), [isDue])
  return isDue
}

/** Calls `act` in its turn. Returns the function that ends the turn: once the row has rendered, or is gone. */
function takeTurn(act: () => void): () => void {
  waiting.add(act)
  callNext()
  return () => {
    waiting.delete(act)
    called.delete(act)
    callNext()
  }
}

/** Calls the next rows in the next frame, once all of the last frame have rendered. */
function callNext(): void {
  if (called.size > 0 || waiting.size === 0) return
  frame ??= requestAnimationFrame(() => {
    frame = undefined
    for (const act of [...waiting].slice(0, ROWS_PER_FRAME)) {
      waiting.delete(act)
      called.add(act)
      act()
    }
  })
}
