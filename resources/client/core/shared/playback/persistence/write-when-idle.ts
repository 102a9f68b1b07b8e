import { whenIdle } from '@/lib/browser/when-idle'

/**
 * Debounces a write by `delayMs` and runs it step by step in idle time, so that a long one blocks nothing. Scheduling
 * it again before it is complete restarts it.
 */
export function writeWhenIdle(steps: () => Iterator<void>, delayMs: number) {
  /** Set until everything is written. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Iterator<void> | undefined

  function cancel() {
    clearTimeout(timer)
    timer = undefined
    writing = undefined
  }

  function step(current: Iterator<void>) {
    if (current !== writing) return
    if (current.next().done) cancel()
    // Hidden pages rarely get idle time.
    else if (document.hidden) flush()
    else whenIdle(() => step(current))
  }

  function start() {
    writing = steps()
    step(writing)
  }

  function flush() {
    if (timer === undefined) return
    const rest = writing ?? steps()
    cancel()
    while (!rest.next().done);
  }

  return {
    schedule: (): void => {
      if (writing) cancel()
      timer ??= setTimeout(start, delayMs)
    },
    /** Writes the pending rest synchronously. */
    flush,
    /** Discards the pending rest. */
    cancel,
  }
}
