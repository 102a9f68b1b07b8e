import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'

/**
 * Calls `react` with a part of the playback's state, now and at every change of it; `select` returns a stable part.
 * Returns the way to stop.
 */
export function watch<Part>(
  playback: Playback,
  select: (state: PlaybackState) => Part,
  react: (part: Part) => void,
): () => void {
  let known = select(playback.get())
  react(known)
  return playback.subscribe(() => {
    const part = select(playback.get())
    if (Object.is(part, known)) return
    known = part
    react(part)
  })
}
