import type { AudioAdapter } from '@/core/shared/playback/audio/audio-adapter'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { currentEntry, entryAfter } from '@/core/shared/playback/queue/queue'
import { sourceOf } from '@/core/shared/playback/source/source'

import { watch } from './watch'

/** The track that comes by itself, once the current one needs no more of the network: one stream at a time. */
const nextTrack = ({ isBuffered, queue }: PlaybackState) =>
  isBuffered && queue.repeat !== 'one' ? entryAfter(queue, { wraps: queue.repeat === 'all' })?.track : undefined

/** Fetches the next song ahead, so that it starts without a gap. Returns the way to stop. */
export const prefetchNext = (playback: Playback, audio: AudioAdapter): (() => void) =>
  watch(playback, nextTrack, (track) => {
    const source = track && track !== currentEntry(playback.get().queue)?.track ? sourceOf(track) : undefined
    audio.prefetch(source && audio.canPlay(source) ? source : undefined)
  })
