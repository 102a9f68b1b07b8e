import type { Track } from '@/contract/music'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { type IntentHandlers, onIntent } from '@/lib/browser/intent'

import { playQueue, prefetchQueue } from './play-queue'
import { playback } from './playback'
import { type PlaybackState, wantsSound } from './playback-state'
import { currentEntry, type QueueEntry } from './queue/queue'
import { usePlayback } from './use-playback'

/** What a play button is for: one of some tracks, all of them, or a list that only the server knows. */
export type PlayButtonOptions = {
  /** The list that the press plays; without it the server is asked for the tracks of `queueId`. */
  tracks?: readonly Track[]
  /** The list's name on the server, which continues it. */
  queueId?: string | null
  /** Which of the tracks the button is for; without it, for the whole list. */
  index?: number
}

/** What the button shows, and what its press does. */
export type PlayButton = {
  /** What it is for is in the player: the press pauses or goes on. Otherwise it starts anew. */
  isCurrent: boolean
  /** It sounds or is about to: the button shows "pause". */
  isPlaying: boolean
  /** Its sound or its tracks are on their way. */
  isLoading: boolean
  toggle: () => void
  /** Handlers for the button that prefetch what its press will play. */
  intent: IntentHandlers
}

/** State and press of a play button anywhere on the site. */
export function usePlayButton(options: PlayButtonOptions): PlayButton {
  const isFetching = usePlayback(
    ({ loadingList }) => loadingList !== null && !options.tracks && loadingList === options.queueId,
  )
  const status = usePlayback((state) => (isAbout(state, options) ? state.status : null))
  const isCurrent = status !== null

  function toggle() {
    const { tracks, queueId, index } = options
    if (isCurrent) playback.toggle()
    else if (tracks) playback.playTracks({ tracks, startAt: index, queueId })
    // Pressed again while it loads, it is the same wish.
    else if (queueId && playback.get().loadingList !== queueId) playQueue(queueId).catch(announceFailure)
  }

  function prefetch() {
    const { tracks, queueId } = options
    if (queueId && !tracks && !isCurrent) prefetchQueue(queueId)
  }

  return {
    intent: onIntent(prefetch),
    isCurrent,
    isPlaying: isCurrent && wantsSound({ status }),
    isLoading: isFetching || status === 'loading',
    toggle,
  }
}

/** Whether the song in the player is the button's, or one of its list. */
function isAbout({ queue, queueId: playing }: PlaybackState, { tracks, queueId, index }: PlayButtonOptions): boolean {
  const current = currentEntry(queue)
  if (!current) return false
  if (index !== undefined) return tracks?.[index]?.id === current.track.id && rowOf(current, tracks) === index
  return queueId ? playing === queueId : (tracks?.some(({ id }) => id === current.track.id) ?? false)
}

/** Index of the row that shows an entry; of rows of the same track, the one it was played from. */
function rowOf({ track, copy = 0 }: QueueEntry, tracks: readonly Track[]): number | undefined {
  const rows = tracks.flatMap(({ id }, index) => (id === track.id ? [index] : []))
  return rows[copy] ?? rows[0]
}
