/** Work of which only the latest matters. */
export type Latest = {
  /** Aborts the work before, and returns the controller of the next. */
  start: () => AbortController
  /** Signal of the current work. */
  signal: () => AbortSignal
  /** Aborts the current work. */
  abort: () => void
}

/** Creates a place for work of which only the latest matters: starting aborts the work before. */
export function createLatest(): Latest {
  let current = new AbortController()
  const abort = () => current.abort()
  return {
    start: () => {
      abort()
      current = new AbortController()
      return current
    },
    signal: () => current.signal,
    abort,
  }
}
