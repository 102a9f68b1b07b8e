import type { Track } from '@/contract/shapes/music'
import { paths } from '@/core/platform/navigation/paths'
import { siteRoot } from '@/lib/browser/url'

/** Query parameter of a track's URL: the second playback starts at. */
export const START_TIME_PARAMETER = 't'

/** Returns the absolute URL of a track's page; with `second`, playback starts there. */
export function shareUrl(track: Pick<Track, 'id' | 'name'>, second?: number): string {
  const url = new URL(paths.track.link(track).slice(1), siteRoot())
  if (second !== undefined) url.searchParams.set(START_TIME_PARAMETER, String(Math.floor(second)))
  return url.href
}
