import type { Track } from '@/contract/music'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { parseUrl } from '@/lib/browser/parse-url'

/** Where a track's sound comes from; each kind has a player of its own. */
export type Source =
  | { kind: 'file' | 'hls' | 'dash'; url: string }
  | { kind: 'youtube'; videoId: string }
  | { kind: 'none' }

const VIDEO_ID = /^[\w-]{11}$/
const YOUTUBE_HOST = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/

/** Reads a track's `src` (backend contract, section 5): a file of the site or elsewhere, a stream, a video's id or address, or nothing. */
export function sourceOf({ src }: Pick<Track, 'src'>): Source {
  const address = src?.trim() ?? ''
  if (VIDEO_ID.test(address)) return { kind: 'youtube', videoId: address }
  const url = parseUrl(assetUrl(address) ?? '')
  if (!url) return { kind: 'none' }
  if (YOUTUBE_HOST.test(url.hostname)) return videoOf(url)
  return { kind: streamKind(url), url: url.href }
}

function streamKind({ pathname }: URL): 'file' | 'hls' | 'dash' {
  if (/\.m3u8$/i.test(pathname)) return 'hls'
  return /\.mpd$/i.test(pathname) ? 'dash' : 'file'
}

/** `watch?v=…`, `youtu.be/…`, `/embed/…`, `/shorts/…`. */
function videoOf({ pathname, searchParams }: URL): Source {
  const videoId = searchParams.get('v') ?? pathname.split('/').at(-1) ?? ''
  return VIDEO_ID.test(videoId) ? { kind: 'youtube', videoId } : { kind: 'none' }
}

/** Whether songs may come from YouTube: a third party's, so only where the site has set it up, and never for children. */
export function mayPlayVideos(): boolean {
  const bootstrap = getBootstrap()
  return Object.values(bootstrap.settings.youtube).some(Boolean) && !isChildProfile(bootstrap)
}
