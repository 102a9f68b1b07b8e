import { whenIdle } from '@/lib/browser/when-idle'

/**
 * Writes so long after it was asked to (in milliseconds), step by step whenever the browser has nothing better to do: what is long
 * holds nothing up. Asked again before it is through, it begins anew.
 */
export function writeWhenIdle(steps: () => Iterator<void>, delay: number) {
  /** Set until it is written. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Iterator<void> | undefined

  function drop() {
    clearTimeout(timer)
    timer = undefined
    writing = undefined
  }

  function step(own: Iterator<void>) {
    if (own !== writing) return
    if (own.next().done) drop()
    // Idle moments are rare where nobody looks.
    else if (document.hidden) finish()
    else whenIdle(() => step(own))
  }

  function start() {
    writing = steps()
    step(writing)
  }

  function finish() {
    if (timer === undefined) return
    const rest = writing ?? steps()
    drop()
    while (!rest.next().done);
  }

  return {
    ask: (): void => {
      if (writing) drop()
      timer ??= setTimeout(start, delay)
    },
    /** Writes at once what is not written yet. */
    finish,
    /** Leaves it unwritten. */
    drop,
  }
}
