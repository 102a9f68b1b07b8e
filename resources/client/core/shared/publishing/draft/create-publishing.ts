import { createStore } from '@/lib/store'

import { emptyRelease, isComplete, type Release } from '../release/release'
import type { DraftSlot } from './stored-drafts'

/** Everything on the way to being published: a store outside React, so that a change renders only what shows it. */
export type Publishing = ReturnType<typeof createPublishing>

/** State of the store beside the release. */
type Progress = {
  /** Part that is being sent: the key of a track, '' for the album; null while nothing is. */
  sending: string | null
  /** Whether a refused try shows what is missing. */
  isChecked: boolean
}

/** Release with the progress of its publication; `isKept` is false when storage keeps nothing. */
export type PublishingState = Progress & { release: Release; isKept: boolean }

/** Creates the store of a release, with what the slot has kept. What is complete or empty is not kept. */
export function createPublishing(slot: DraftSlot | null, start: Release = emptyRelease) {
  const store = createStore<PublishingState>({
    release: slot?.read() ?? start,
    sending: null,
    isChecked: false,
    isKept: slot !== null,
  })

  function set(next: PublishingState): void {
    if (next.release === store.get().release) return store.set(next)
    const isOver = next.release.tracks.length === 0 || isComplete(next.release)
    if (isOver) slot?.remove()
    store.set({ ...next, isKept: isOver || (slot?.write(next.release) ?? false) })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    release: (): Release => store.get().release,
    /** Replaces the release by what `change` returns. */
    change: (change: (release: Release) => Release): void =>
      set({ ...store.get(), release: change(store.get().release) }),
    setProgress: (progress: Partial<Progress>): void => set({ ...store.get(), ...progress }),
    /** Starts over with an empty release. */
    clear: (): void => set({ release: start, sending: null, isChecked: false, isKept: true }),
  }
}
