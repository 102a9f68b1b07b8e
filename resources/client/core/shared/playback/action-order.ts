import type { createDeck, DeckParts } from './deck'

/** Counts what the listener presses: the last press wins, also over one whose tracks still load. */
export function createActionOrder(
  { store, change, forgive }: ReturnType<typeof createDeck>,
  { mayPlay, notices }: DeckParts,
) {
  let presses = 0

  /** Counts a press: what an earlier one is still loading will not play. */
  function count(): number {
    if (store.get().loadingList !== null) change({ loadingList: null })
    presses += 1
    return presses
  }

  return {
    count,
    /** Wraps a press that makes sound. */
    press:
      <Args extends unknown[]>(verb: (...args: Args) => void) =>
      (...args: Args): void => {
        count()
        forgive()
        // Its time came while nothing sounded: that is no reason to stop now.
        const { sleep } = store.get()
        if (sleep?.until === 'time' && sleep.at <= Date.now()) change({ sleep: null })
        if (mayPlay()) verb(...args)
        else notices.notAllowed()
      },
    /**
     * Calls `play` with what `load` fetches, unless another press comes first; `list` is the queue id of what loads, if it has one.
     * Rejects as `load` does.
     */
    playLoaded: async <What>(
      load: () => Promise<What>,
      play: (what: What) => void,
      list: string | null = null,
    ): Promise<void> => {
      const mine = count()
      if (!mayPlay()) return notices.notAllowed()
      change({ loadingList: list })
      try {
        const what = await load()
        if (mine === presses) play(what)
      } catch (error) {
        if (mine === presses) throw error
      } finally {
        if (mine === presses) change({ loadingList: null })
      }
    },
  }
}
