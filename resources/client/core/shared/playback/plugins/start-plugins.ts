import type { AudioAdapter } from '@/core/shared/playback/audio/audio-adapter'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { currentEntry, entryAfter } from '@/core/shared/playback/queue/queue'
import { sourceOf } from '@/core/shared/playback/source/source'
import { isDataSaverOn } from '@/lib/browser/preferences'

import { continueQueue } from './continue-queue'
import { crossfade } from './crossfade'
import { setOwnSleepTimer } from './own-sleep-timer'
import { countPlays } from './play-count'
import { runSleepTimer } from './sleep-timer'
import { watch } from './watch'
import { watchForStalls } from './watch-for-stalls'

/**
 * Starts the plugins that a track does not need in its first seconds. Each picks up a track that plays already. Returns
 * a function that stops them.
 */
export function startPlugins(playback: Playback, audio: AudioAdapter, mayPlay: () => boolean): () => void {
  const stops = [
    continueQueue(playback),
    countPlays(playback),
    prefetchNext(playback, audio),
    watchForStalls(playback, audio),
    runSleepTimer(playback, audio),
    setOwnSleepTimer(playback),
    crossfade(playback, audio, mayPlay),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Selects the following track once the current one is buffered, so that only one stream downloads at a time. */
const nextTrack = ({ isBuffered, queue }: PlaybackState) =>
  isBuffered && queue.repeat !== 'one' ? entryAfter(queue, { wraps: queue.repeat === 'all' })?.track : undefined

/** Prefetches the next track, so that it starts without a gap. Returns a function that stops it. */
export const prefetchNext = (playback: Playback, audio: AudioAdapter): (() => void) =>
  watch(playback, nextTrack, (track) => {
    const source = track && track !== currentEntry(playback.get().queue)?.track ? sourceOf(track) : undefined
    audio.prefetch(source && !isDataSaverOn() && audio.canPlay(source) ? source : undefined)
  })
