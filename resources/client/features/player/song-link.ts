import type { Track } from '@/contract/music'
import { paths } from '@/core/platform/navigation/paths'
import { siteRoot } from '@/lib/browser/site-root'

/** Query parameter of a song's address: the second it starts at. */
export const START_PARAMETER = 't'

/** A song's full address, for others; with `second` it starts there. */
export function songLink(track: Pick<Track, 'id' | 'name'>, second?: number): string {
  const url = new URL(paths.track.link(track).slice(1), siteRoot())
  if (second !== undefined) url.searchParams.set(START_PARAMETER, String(Math.floor(second)))
  return url.href
}
