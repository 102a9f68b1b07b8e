import { seconds } from '@/lib/dates/duration'

/** How long a command may come late. */
const ECHO_MS = seconds(1)

/** Keeps whether an element is to play: WebKit may carry out a command that the next one has reversed since. */
export function createIntent() {
  let playing = false
  let setAt = -ECHO_MS
  let reversedAt = -ECHO_MS
  return {
    set: (isPlaying: boolean): void => {
      const now = performance.now()
      if (isPlaying !== playing && now - setAt < ECHO_MS) reversedAt = now
      playing = isPlaying
      setAt = now
    },
    /** Whether an element does what a command asked for that was reversed within the last second. */
    isIgnoredBy: ({ paused }: HTMLMediaElement): boolean =>
      paused === playing && performance.now() - reversedAt < ECHO_MS,
  }
}
