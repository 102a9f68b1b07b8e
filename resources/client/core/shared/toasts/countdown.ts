/** Timer that can be paused and resumed. */
export type Countdown = {
  /** Starts or restarts the timer. */
  start: (durationMs: number) => void
  pause: () => void
  resume: () => void
  stop: () => void
}

/** Makes a {@link Countdown}. A pause outlasts `start`, so that a toast shown under the pointer waits too. */
export function createCountdown(onEnd: () => void): Countdown {
  let timer: ReturnType<typeof setTimeout> | undefined
  let startedAt = 0
  let leftMs: number | undefined
  let isPaused = false

  const clear = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = () => {
    if (leftMs === undefined || isPaused || timer !== undefined) return
    startedAt = Date.now()
    timer = setTimeout(() => {
      stop()
      onEnd()
    }, leftMs)
  }
  const stop = () => {
    clear()
    leftMs = undefined
  }
  return {
    start: (durationMs) => {
      clear()
      leftMs = durationMs
      run()
    },
    pause: () => {
      isPaused = true
      if (leftMs === undefined || timer === undefined) return
      leftMs = Math.max(0, leftMs - (Date.now() - startedAt))
      clear()
    },
    resume: () => {
      isPaused = false
      run()
    },
    stop,
  }
}
