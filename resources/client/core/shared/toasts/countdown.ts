/** A timer that can be held: what is left of it runs on after the pause. */
export type Countdown = {
  /** Starts anew, for so many milliseconds. */
  start: (duration: number) => void
  pause: () => void
  resume: () => void
  stop: () => void
}

/** Makes a {@link Countdown}; a pause outlasts a start, so that what is shown under a resting pointer waits too. */
export function createCountdown(onEnd: () => void): Countdown {
  let timer: ReturnType<typeof setTimeout> | undefined
  let startedAt = 0
  let left: number | undefined
  let isPaused = false

  const halt = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = () => {
    if (left === undefined || isPaused || timer !== undefined) return
    startedAt = Date.now()
    timer = setTimeout(() => {
      stop()
      onEnd()
    }, left)
  }
  const stop = () => {
    halt()
    left = undefined
  }
  return {
    start: (duration) => {
      halt()
      left = duration
      run()
    },
    pause: () => {
      isPaused = true
      if (left === undefined || timer === undefined) return
      left = Math.max(0, left - (Date.now() - startedAt))
      halt()
    },
    resume: () => {
      isPaused = false
      run()
    },
    stop,
  }
}
