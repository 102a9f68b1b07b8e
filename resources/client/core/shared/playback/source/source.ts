import type { Track } from '@/contract/shapes/music'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { parseUrl } from '@/lib/browser/url'

import { downloadedTracks, downloadedTrackUrl } from './downloaded'

/** Source of a track's sound; each kind has its own adapter. */
export type Source =
  | { kind: 'file' | 'hls' | 'dash'; url: string }
  | { kind: 'youtube'; videoId: string }
  | { kind: 'none' }

const VIDEO_ID = /^[\w-]{11}$/
const YOUTUBE_HOST = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/

/**
 * Returns a track's source: the downloaded file, or what its `src` names (backend contract, section 5): a file, a
 * stream, a YouTube video's id or URL, or nothing.
 */
export const sourceOf = ({ id, src }: Pick<Track, 'src'> & { id?: number }): Source =>
  id !== undefined && downloadedTracks.has(id) ? { kind: 'file', url: downloadedTrackUrl(id) } : networkSourceOf(src)

/** Parses a track's `src`. */
export function networkSourceOf(src: Track['src']): Source {
  const text = src?.trim() ?? ''
  if (VIDEO_ID.test(text)) return { kind: 'youtube', videoId: text }
  const url = parseUrl(assetUrl(text) ?? '')
  if (!url) return { kind: 'none' }
  if (YOUTUBE_HOST.test(url.hostname)) return videoOf(url)
  return { kind: streamKind(url), url: url.href }
}

function streamKind({ pathname }: URL): 'file' | 'hls' | 'dash' {
  if (/\.m3u8$/i.test(pathname)) return 'hls'
  return /\.mpd$/i.test(pathname) ? 'dash' : 'file'
}

/** Parses `watch?v=…`, `youtu.be/…`, `/embed/…` and `/shorts/…`. */
function videoOf({ pathname, searchParams }: URL): Source {
  const videoId = searchParams.get('v') ?? pathname.split('/').at(-1) ?? ''
  return VIDEO_ID.test(videoId) ? { kind: 'youtube', videoId } : { kind: 'none' }
}

/**
 * Whether YouTube videos may be played: a third party's service, so only if the site has configured it, and never for
 * children.
 */
export function mayPlayVideos(): boolean {
  const bootstrap = getBootstrap()
  return Object.values(bootstrap.settings.youtube).some(Boolean) && !isChildProfile(bootstrap)
}
