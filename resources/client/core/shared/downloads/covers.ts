import type { Track } from '@/contract/shapes/music'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { siteRoot } from '@/lib/browser/url'

import { isPicture } from './download-types'
import type { DownloadedCollection } from './downloaded-music'
import type { openDownloads } from './downloads-cache'

/** Returns the path of a downloaded cover below `offline/`: a hash of the image's path (FNV-1a). */
export function coverPath(image: string): string {
  let hash = 0x811c9dc5
  for (const letter of image) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `covers/${(hash >>> 0).toString(16)}`
}

/** Image of a track, or of its album. */
const imageOf = ({ image, album }: Track): string | null => image || album?.image || null

/** Returns every picture of a collection. */
const imagesOf = ({ image, tracks }: DownloadedCollection): Set<string> =>
  new Set([image, ...tracks.map(imageOf)].filter((one) => one !== null))

/** Stores a collection's pictures. A missing one is not an error: the ornament replaces it. */
export async function downloadCovers(
  downloads: Awaited<ReturnType<typeof openDownloads>>,
  collection: DownloadedCollection,
  signal: AbortSignal,
): Promise<void> {
  for (const image of imagesOf(collection)) {
    const url = assetUrl(image)
    if (!url || signal.aborted || (await downloads.has(coverPath(image)))) continue
    // oxlint-disable-next-line no-restricted-globals -- a picture, not a call of the API
    const response = await fetch(url, { signal }).catch(() => undefined)
    const picture = response?.ok ? await response.blob() : undefined
    if (picture && picture.size > 0 && isPicture(picture.type)) await downloads.put(coverPath(image), picture)
  }
}

/** Returns the URL of a downloaded image, which the service worker serves. */
export const downloadedImage = (image: string | null): string | null =>
  image === null ? null : new URL(`offline/${coverPath(image)}`, siteRoot()).href

/** Returns a track whose picture comes from the device, for the player and the lock screen. */
export const withDownloadedCover = (track: Track): Track => ({ ...track, image: downloadedImage(imageOf(track)) })
