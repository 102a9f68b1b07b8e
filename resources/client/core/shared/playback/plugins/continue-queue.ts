import type { Playback } from '@/core/shared/playback/create-playback'
import { type PlaybackState, wantsSound } from '@/core/shared/playback/playback-state'
import { currentIndex } from '@/core/shared/playback/queue/queue'
import { isContinued } from '@/core/shared/playback/queue/queue-id'
import { tracksOf } from '@/core/shared/playback/queue/server-queue'

import { watch } from './watch'

/** With so few songs left to come, the server is asked for more. */
const FEW_LEFT = 3

const runsShort = ({ queue, queueId, lastOfList }: PlaybackState): boolean =>
  queueId !== null &&
  lastOfList !== null &&
  isContinued(queueId) &&
  queue.entries.length - 1 - currentIndex(queue) <= FEW_LEFT

/** Goes on with the list the queue was started from, as long as the server has more of it. Returns the way to stop. */
export function continueQueue(playback: Playback): () => void {
  let isAsking = false

  async function ask() {
    const { queueId, lastOfList } = playback.get()
    if (isAsking || queueId === null || lastOfList === null) return
    isAsking = true
    try {
      const tracks = await tracksOf(queueId, lastOfList)
      const now = playback.get()
      if (now.queueId === queueId && now.lastOfList === lastOfList) playback.addMore(tracks)
    } catch {
      // The songs there are play on; the next one asks again.
    } finally {
      isAsking = false
    }
  }

  const listenToExtend = (state: PlaybackState) => (wantsSound(state) && runsShort(state) ? state.listenId : null)
  return watch(playback, listenToExtend, (listenId) => {
    if (listenId !== null) void ask()
  })
}
