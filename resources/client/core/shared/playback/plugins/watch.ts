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
