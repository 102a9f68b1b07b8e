import { useEffect, useState } from 'react'

/** Numbers that a frame adds: a slow tablet lays them out without a long task, however many there are. */
const ROWS_PER_FRAME = 5
const PANELS_PER_FRAME = 1

/**
 * Whether a row renders: immediately if it is among the first, otherwise progressively, a few rows per frame, so that a
 * long table does not freeze the page. A row that renders keeps doing so.
 */
export const useProgressiveRow = (isFirst: boolean): boolean => useTurn(isFirst, queueRow)

/**
 * Whether the content of a panel, or a row of fields, renders: immediately if it is among the first, otherwise one by
 * one, each in a frame of its own.
 */
export const useProgressivePanel = (isFirst = false): boolean => useTurn(isFirst, queuePanel)

function useTurn(isFirst: boolean, queue: Queue): boolean {
  const [isDue, setDue] = useState(isFirst)
  useEffect(() => (isDue ? undefined : queue(() => setDue(true))), [isDue, queue])
  return isDue
}

/** Queues a render. Returns the function to call once it is done, or was unmounted. */
type Queue = (render: () => void) => () => void

function createQueue(perFrame: number): Queue {
  const queued = new Set<() => void>()
  const rendering = new Set<() => void>()
  let frame: number | undefined

  /** Renders the next ones in the next frame, once all of the last frame have rendered. */
  function renderNext(): void {
    if (rendering.size > 0 || queued.size === 0) return
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      for (const render of [...queued].slice(0, perFrame)) {
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
const queueRow = createQueue(ROWS_PER_FRAME)

/** The panels of the page. */
const queuePanel = createQueue(PANELS_PER_FRAME)
