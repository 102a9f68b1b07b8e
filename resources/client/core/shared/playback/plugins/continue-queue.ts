import type { Playback } from '@/core/shared/playback/create-playback'
import { type PlaybackState, wantsSound } from '@/core/shared/playback/playback-state'
import { currentIndex } from '@/core/shared/playback/queue/queue'
import { isContinued, tracksOf } from '@/core/shared/playback/queue/server-queue'

import { watch } from './watch'

/** Number of upcoming tracks at which the next page of the list is requested. */
const MIN_UPCOMING = 3

const isRunningLow = ({ queue, queueId, lastOfList }: PlaybackState): boolean =>
  queueId !== null &&
  lastOfList !== null &&
  isContinued(queueId) &&
  queue.entries.length - 1 - currentIndex(queue) <= MIN_UPCOMING

/**
 * Requests further tracks of the list that the queue was started from, until the list ends. Returns a function that
 * stops it.
 */
export function continueQueue(playback: Playback): () => void {
  let isLoading = false

  async function loadMore() {
    const { queueId, lastOfList } = playback.get()
    if (isLoading || queueId === null || lastOfList === null) return
    isLoading = true
    try {
      const tracks = await tracksOf(queueId, lastOfList)
      const now = playback.get()
      if (now.queueId === queueId && now.lastOfList === lastOfList) playback.addMore(tracks)
    } catch {
      // Silent: the remaining tracks play on, and the next one retries.
    } finally {
      isLoading = false
    }
  }

  const onRunningLow = (state: PlaybackState) => (wantsSound(state) && isRunningLow(state) ? state.listenId : null)
  return watch(playback, onRunningLow, (listenId) => {
    if (listenId !== null) void loadMore()
  })
}
