import type { AudioAdapter } from '@/core/shared/playback/audio/audio-adapter'
import type { Playback } from '@/core/shared/playback/create-playback'

import { continueQueue } from './continue-queue'
import { crossfade } from './crossfade'
import { fallAsleep } from './fall-asleep'
import { logPlays } from './log-plays'
import { prefetchNext } from './prefetch-next'
import { watchForStalls } from './watch-for-stalls'

/** What goes along with a song, and is not needed for its first seconds: each takes up what plays already. Returns the way to stop. */
export function accompany(playback: Playback, audio: AudioAdapter, mayPlay: () => boolean): () => void {
  const stops = [
    continueQueue(playback),
    logPlays(playback),
    prefetchNext(playback, audio),
    watchForStalls(playback, audio),
    fallAsleep(playback, audio),
    crossfade(playback, audio, mayPlay),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
