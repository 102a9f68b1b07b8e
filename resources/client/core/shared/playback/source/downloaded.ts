import { siteRoot } from '@/lib/browser/url'
import { createStore } from '@/lib/store'

/** Ids of the tracks that play from the device. Their code is core/shared/downloads, which loads after the first screen. */
const ids = createStore<ReadonlySet<number>>(new Set())

/** Tracks that are downloaded. */
export const downloadedTracks = {
  has: (id: number | undefined): boolean => id !== undefined && ids.get().has(id),
  /** Replaces all ids. */
  set: (next: Iterable<number>): void => ids.set(new Set(next)),
  /** Plays a track from the network from now on; returns whether it was downloaded. */
  forget: (id: number): boolean => {
    const before = ids.get()
    ids.set(new Set([...before].filter((other) => other !== id)))
    return before.has(id)
  },
}

/** Returns the URL of a downloaded track's file, which the service worker serves. */
export const downloadedTrackUrl = (id: number): string => new URL(`offline/tracks/${id}`, siteRoot()).href
