import type { createActionOrder } from './action-order'
import type { Deck } from './deck'
import { type SavedPlayback, wantsSound } from './playback-state'
import * as queues from './queue/queue'

type Parts = {
  deck: Deck
  order: Pick<ReturnType<typeof createActionOrder>, 'action'>
  pause: () => void
  /** Clears the undo history of the queue. */
  clearHistory: () => void
}

/** Creates the actions that hand playback over between sessions and browser tabs. */
export function tabActions({ deck: { store, change, cue, start, close }, order, pause, clearHistory }: Parts) {
  return {
    restore: (
      { queue, queueId, lastOfList, position, heard = 0, isLogged = false, sleep = null }: SavedPlayback,
      replaces = false,
    ): void => {
      if ((!replaces && store.get().status !== 'idle') || !queues.currentEntry(queue)) return
      close()
      cue(queue, { position, heard, isLogged, sleep, queueId, lastOfList, status: 'paused', needsTap: false })
      clearHistory()
    },
    takeOver: order.action(
      ({ queue, queueId, lastOfList, position, heard = 0, isLogged = false, sleep = null }: SavedPlayback) => {
        start(queue, { queueId, lastOfList, position, heard, isLogged, sleep })
        clearHistory()
      },
    ),
    yieldToTab: (title: string | null = null): void => {
      // A tab that has yielded already repeats itself: that must not cancel a newer action whose tracks load here.
      if (!store.get().isElsewhere || wantsSound(store.get())) pause()
      change({ isElsewhere: store.get().status !== 'idle', elsewhereTitle: title })
    },
    regainTab: (): void => change({ isElsewhere: false, elsewhereTitle: null }),
  }
}
