import { siteRoot } from '@/lib/browser/url'

/** Ids of the tracks that play from the device. Their code is core/shared/downloads, which loads after the first screen. */
const ids = new Set<number>()

/** Tracks that are downloaded. */
export const downloadedTracks = {
  has: (id: number | undefined): boolean => id !== undefined && ids.has(id),
  /** Replaces all ids. */
  set: (next: Iterable<number>): void => {
    ids.clear()
    for (const id of next) ids.add(id)
  },
  /** Plays a track from the network from now on; returns whether it was downloaded. */
  forget: (id: number): boolean => ids.delete(id),
}

/** Returns the URL of a downloaded track's file, for which the service worker answers. */
export const downloadedTrackUrl = (id: number): string => new URL(`offline/tracks/${id}`, siteRoot()).href
