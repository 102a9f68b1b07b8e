import { queryOptions } from '@tanstack/react-query'

import { assetUrl } from '@/core/platform/settings/asset-url'
import { seconds } from '@/lib/dates/duration'

/** Longest wait for the duration of a recording. */
const MAX_READING_MS = seconds(20)

/** Reads a recording's duration in this browser, in milliseconds; null when it cannot. */
const browserDuration = (url: string): Promise<number | null> =>
  new Promise((resolve) => {
    const audio = new Audio()
    setTimeout(() => resolve(null), MAX_READING_MS)
    audio.preload = 'metadata'
    audio.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(audio.duration) ? Math.round(seconds(audio.duration)) : null),
    )
    audio.addEventListener('error', () => resolve(null))
    audio.src = url
  })

/** Query for a recording's duration in milliseconds, read in this browser; null when it cannot. */
export const durationQuery = (src: string) =>
  queryOptions({
    queryKey: ['recording duration', src],
    queryFn: () => browserDuration(assetUrl(src) ?? src),
    staleTime: Infinity,
  })

/** Reads the duration of a chosen file in this browser, in milliseconds; null when it cannot. */
export async function fileDuration(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file)
  return browserDuration(url).finally(() => URL.revokeObjectURL(url))
}
