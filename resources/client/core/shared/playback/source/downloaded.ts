import { siteRoot } from '@/lib/browser/url'

/** Ids of the tracks that play from the device. Their code is core/shared/downloads, which loads after the first screen. */
let ids: ReadonlySet<number> = new Set()
/** Those of them whose file failed. */
const forgotten = new Set<number>()

/** Tracks that are downloaded. */
export const downloadedTracks = {
  has: (id: number | undefined): boolean => id !== undefined && ids.has(id) && !forgotten.has(id),
  /** Replaces all ids. */
  set: (next: Iterable<number>): void => {
    ids = new Set(next)
    forgotten.clear()
  },
  /** Plays a track from the network from now on; returns whether it was downloaded. */
  forget: (id: number): boolean => {
    const isDownloaded = downloadedTracks.has(id)
    forgotten.add(id)
    return isDownloaded
  },
  /** Plays the forgotten tracks from the device again, because the network has none of them either. */
  recall: (): void => forgotten.clear(),
}

/** Returns the URL of a downloaded track's file, which the service worker serves. */
export const downloadedTrackUrl = (id: number): string => new URL(`offline/tracks/${id}`, siteRoot()).href
