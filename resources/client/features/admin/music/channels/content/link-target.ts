import type { ContentModel } from '@/contract/groups/managed-channels'
import { safePath } from '@/lib/browser/safe-url'
import { decodeComponent, parseUrl, siteRoot } from '@/lib/browser/url'

/** A record that a link leads to: by its id, or a genre or channel by its name. */
export type LinkTarget = { model: ContentModel; id: number } | { model: 'genre' | 'channel'; name: string }

/** Why a link leads to no record: it is another site's, or no page of a record. */
export type LinkProblem = 'foreign' | 'no record'

const BY_ID: readonly ContentModel[] = ['artist', 'album', 'track', 'playlist', 'user']
const CHANNEL_PREFIXES = ['channel', 'channels']
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** A host without its scheme, as browsers show it: `music.example/album/1`. */
const HOST = /^[\w-]+(\.[\w-]+)*(:\d+)?\//

/** Returns the site's own path of a link; http and https are the same site. */
function ownPath(link: string): string | undefined {
  const root = siteRoot()
  const url = parseUrl(SCHEME.test(link) || link.startsWith('//') ? link : `${root.protocol}//${link}`, root)
  if (link.startsWith('/') && !link.startsWith('//')) return safePath(link)
  if (!url || url.host !== root.host || !/^https?:$/.test(url.protocol)) return undefined
  url.protocol = root.protocol
  return safePath(url.href)
}

/** Decoded segments of a path. */
const segmentsOf = (path: string): string[] =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .filter(Boolean)
    .map((part) => decodeComponent(part) ?? '')

/** Finds the record at the segments of a path (backend contract, section 5, "Web URLs"). */
function recordAt([first = '', second]: readonly string[]): LinkTarget | undefined {
  const model = BY_ID.find((known) => known === first)
  if (model) return Number(second) > 0 ? { model, id: Number(second) } : undefined
  if (second === undefined) return first ? { model: 'channel', name: first } : undefined
  if (first === 'genre') return { model: 'genre', name: second }
  return CHANNEL_PREFIXES.includes(first) ? { model: 'channel', name: second } : undefined
}

/** Reads a pasted link of the site. */
export function linkTarget(text: string): LinkTarget | LinkProblem {
  const link = text.trim()
  if (!SCHEME.test(link) && !link.startsWith('/') && !HOST.test(link)) return 'no record'
  const path = ownPath(link)
  return path === undefined ? 'foreign' : (recordAt(segmentsOf(path)) ?? 'no record')
}
