import type { Deck, DeckOptions } from './deck'

/** Orders user actions: the latest one wins, also over a list that an earlier one is still loading. */
export function createActionOrder(
  { store, change, resetFailures }: Deck,
  { audio, mayPlay, notices }: Pick<DeckOptions, 'audio' | 'mayPlay' | 'notices'>,
) {
  let latest = 0

  /** Cancels what earlier actions are still loading. Returns the number of the new action. */
  function supersede(): number {
    if (store.get().loadingList !== null) change({ loadingList: null })
    latest += 1
    return latest
  }

  return {
    supersede,
    /** Wraps an action that starts sound: it supersedes earlier ones and requires permission to play. */
    action:
      <Args extends unknown[]>(run: (...args: Args) => void) =>
      (...args: Args): void => {
        supersede()
        resetFailures()
        // A sleep timer that expired in silence must not stop playback now.
        const { sleep } = store.get()
        if (sleep?.until === 'time' && sleep.at <= Date.now()) change({ sleep: null })
        if (mayPlay()) run(...args)
        else notices.notAllowed()
      },
    /** Passes the loaded value to `play`, unless another action came first. Rejects as `load` does. */
    playLoaded: async <Loaded>(
      load: () => Promise<Loaded>,
      play: (loaded: Loaded) => void,
      queueId: string | null = null,
    ): Promise<void> => {
      const own = supersede()
      if (!mayPlay()) return notices.notAllowed()
      audio.unlock()
      change({ loadingList: queueId })
      try {
        const loaded = await load()
        if (own === latest) play(loaded)
      } catch (error) {
        if (own === latest) throw error
      } finally {
        if (own === latest) change({ loadingList: null })
      }
    },
  }
}
