import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'

/**
 * Calls `react` with a selected part of the state, immediately and whenever it changes. `select` must return a stable
 * value. Returns a function that stops watching.
 */
export function watch<Part>(
  playback: Playback,
  select: (state: PlaybackState) => Part,
  react: (part: Part) => void,
): () => void {
  let last = select(playback.get())
  react(last)
  return playback.subscribe(() => {
    const part = select(playback.get())
    if (Object.is(part, last)) return
    last = part
    react(part)
  })
}

/** Loads and starts code `delayMs` after the state first matches. Returns a function that stops it. */
export function startWithSound(
  playback: Playback,
  matches: (state: PlaybackState) => boolean,
  load: () => Promise<() => () => void>,
  delayMs: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  let isStopped = false

  async function start() {
    try {
      const begin = await load()
      if (!isStopped) stop = begin()
    } catch {
      // Offline: the next press retries.
      timer = undefined
    }
  }
  const unwatch = watch(playback, matches, (isMatch) => {
    if (isMatch) timer ??= setTimeout(() => void start(), delayMs)
  })
  return () => {
    isStopped = true
    unwatch()
    clearTimeout(timer)
    stop()
  }
}
