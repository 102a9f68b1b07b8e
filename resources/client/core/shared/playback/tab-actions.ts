import type { createActionOrder } from './action-order'
import type { createDeck } from './deck'
import { type SavedPlayback, wantsSound } from './playback-state'
import * as queues from './queue/queue'

type Parts = Pick<ReturnType<typeof createActionOrder>, 'press'> & { pause: () => void; forgetEdits: () => void }

/** Makes the verbs for what an earlier session left, and for what other tabs do. */
export function tabActions(
  { store, change, cue, start, close }: ReturnType<typeof createDeck>,
  { press, pause, forgetEdits }: Parts,
) {
  return {
    /** Brings back what a session or a closed tab left, paused; unless it `replaces` what there is, only into an empty player. */
    restore: (
      { queue, queueId, lastOfList, position, heard = 0, isLogged = false, sleep = null }: SavedPlayback,
      replaces = false,
    ): void => {
      if ((!replaces && store.get().status !== 'idle') || !queues.currentEntry(queue)) return
      close()
      cue(queue, { position, heard, isLogged, sleep, queueId, lastOfList, status: 'paused', needsTap: false })
      forgetEdits()
    },
    /** Plays on what another tab left. */
    takeOver: press(
      ({ queue, queueId, lastOfList, position, heard = 0, isLogged = false, sleep = null }: SavedPlayback) => {
        start(queue, { queueId, lastOfList, position, heard, isLogged, sleep })
        forgetEdits()
      },
    ),
    /** Pauses because another tab plays; `title` is its song. */
    yieldToTab: (title: string | null = null): void => {
      // Heard before, it is no newer than the press whose tracks still load here.
      if (!store.get().isElsewhere || wantsSound(store.get())) pause()
      change({ isElsewhere: store.get().status !== 'idle', elsewhereTitle: title })
    },
    /** Another tab fell silent. */
    regainTab: (): void => change({ isElsewhere: false, elsewhereTitle: null }),
  }
}
