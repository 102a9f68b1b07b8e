import { queryOptions } from '@tanstack/react-query'

import { player } from '@/contract/groups/player'
import type { Track } from '@/contract/shapes/music'
import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { hasPermission } from '@/core/platform/session/permissions'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { type IntentHandlers, onIntent } from '@/lib/browser/intent'
import { seconds } from '@/lib/dates/duration'

import { playback } from './playback'
import { type PlaybackState, wantsSound } from './playback-state'
import { currentEntry, type QueueEntry } from './queue/queue'
import { tracksOf } from './queue/server-queue'
import { usePlayback } from './use-playback'

/** Target of a play button: one of the tracks, all of them, or a list whose tracks only the server has. */
export type PlayButtonOptions = {
  /** Tracks to play; if absent, the tracks of `queueId` are requested. */
  tracks?: readonly Track[]
  /** Id of the list on the server, which continues the tracks. */
  queueId?: string | null
  /** Index of the button's track; absent for the whole list. */
  index?: number
}

/** State and handlers of a play button. */
export type PlayButton = {
  /** The player has the button's track or list: a press pauses or resumes it. Otherwise a press starts it. */
  isCurrent: boolean
  /** It plays or is about to: the button shows "pause". */
  isPlaying: boolean
  /** Its sound or its tracks are loading. */
  isLoading: boolean
  toggle: () => void
  /** Handlers that prefetch the button's tracks when it is hovered or focused. */
  intent: IntentHandlers
}

/** Connects a play button to the player. */
export function usePlayButton(options: PlayButtonOptions): PlayButton {
  const isFetching = usePlayback(
    ({ loadingList }) => loadingList !== null && !options.tracks && loadingList === options.queueId,
  )
  const status = usePlayback((state) => (isTarget(state, options) ? state.status : null))
  const isCurrent = status !== null

  function toggle() {
    const { tracks, queueId, index } = options
    if (isCurrent) playback.toggle()
    else if (tracks) playback.playTracks({ tracks, startAt: index, queueId })
    // A second press while the list loads is ignored.
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

/** Whether the player's current track is the button's, or belongs to its list. */
function isTarget({ queue, queueId: playing }: PlaybackState, { tracks, queueId, index }: PlayButtonOptions): boolean {
  const current = currentEntry(queue)
  if (!current) return false
  if (index !== undefined) return tracks?.[index]?.id === current.track.id && rowOf(current, tracks) === index
  return queueId ? playing === queueId : (tracks?.some(({ id }) => id === current.track.id) ?? false)
}

/** Returns the index of an entry's row. Of several rows with the same track, that is the one it was played from. */
function rowOf({ track, copy = 0 }: QueueEntry, tracks: readonly Track[]): number | undefined {
  const rows = tracks.flatMap(({ id }, index) => (id === track.id ? [index] : []))
  return rows[copy] ?? rows[0]
}

/** Query for the first tracks of a list. A prefetch and the press that follows share one request. */
const firstTracks = (queueId: string) =>
  queryOptions<Track[]>({
    queryKey: [player.queue.path, queueId],
    queryFn: () => tracksOf(queueId),
    staleTime: seconds(10),
    retry: false,
  })

/** Prefetches the tracks of a list that is about to be played. Errors are silent: pressing play retries. */
export function prefetchQueue(queueId: string): void {
  if (hasPermission(getBootstrap(), 'music.play')) void queryClient.prefetchQuery(firstTracks(queueId))
}

/**
 * Plays one of the server's lists from its start, unless another press comes before its tracks arrive. Throws ApiError.
 */
export function playQueue(queueId: string): Promise<void> {
  const options = firstTracks(queueId)
  return playback.playLoaded(
    async () => {
      const tracks = await queryClient.fetchQuery(options)
      // The next press must fetch the list's current tracks.
      queryClient.removeQueries({ queryKey: options.queryKey, exact: true })
      return tracks
    },
    (tracks) => {
      if (tracks.length === 0) toast.danger(translate('There are no songs here yet.'))
      playback.playTracks({ tracks, queueId })
    },
    queueId,
  )
}
