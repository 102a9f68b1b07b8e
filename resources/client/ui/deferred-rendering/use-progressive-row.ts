import { useEffect, useState } from 'react'

/** Number of rows that a frame adds: a slow tablet lays them out without a long task, however long the table. */
const ROWS_PER_FRAME = 5

/**
 * Whether a row renders: immediately if it is among the first, otherwise progressively, a few rows per frame, so that a
 * long table does not freeze the page. A row that renders keeps doing so.
 */
export function useProgressiveRow(isFirst: boolean): boolean {
  const [isDue, setDue] = useState(isFirst)
  useEffect(() => (isDue ? undefined : queueRow(() => setDue(true))), [isDue])
  return isDue
}

/** Queues a row. Returns the function to call once it has rendered or unmounted. */
type QueueRow = (render: () => void) => () => void

function createRowQueue(): QueueRow {
  const queued = new Set<() => void>()
  const rendering = new Set<() => void>()
  let frame: number | undefined

  /** Renders the next rows in the next frame, once all of the last frame have rendered. */
  function renderNext(): void {
    if (rendering.size > 0 || queued.size === 0) return
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      for (const render of [...queued].slice(0, ROWS_PER_FRAME)) {
        queued.delete(render)
        rendering.add(render)
        render()
      }
    })
  }

  return (render) => {
    queued.add(render)
    renderNext()
    return () => {
      queued.delete(render)
      rendering.delete(render)
      renderNext()
    }
  }
}

/** The rows of all tables on the page, which share the frames. */
const queueRow = createRowQueue()
