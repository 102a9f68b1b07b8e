import { paths } from '@/core/platform/navigation/paths'
import { NEW_RECORD } from '@/core/shared/records/resource'

const TRACK = 'track'

/** URL of the editor of new lyrics for a track. */
export const newLyricsPath = (trackId: number): string =>
  `${paths.admin.link(`lyrics/${NEW_RECORD}`)}?${TRACK}=${trackId}`

/** Reads the track from the query of {@link newLyricsPath}; null if there is none. */
export const trackOfQuery = (params: URLSearchParams): number | null => {
  const text = params.get(TRACK) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
