import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

const MEDIA_SCHEMES = new Set(['http:', 'https:', 'blob:'])

/**
 * Address of an image, a song or another file the server names: relative ones are found under `settings.asset_url`, or
 * else under the site's root (backend contract, section 11). Undefined when there is none or its scheme could run code.
 */
export function assetUrl(pathOrUrl: string | null | undefined): string | undefined {
  if (!pathOrUrl) return undefined
  const url = parseUrl(pathOrUrl, assetRoot())
  return url && (MEDIA_SCHEMES.has(url.protocol) || isInlineImage(url)) ? url.href : undefined
}

function assetRoot(): URL {
  const { asset_url: configured } = getBootstrap().settings
  const root = (configured && parseUrl(configured, siteRoot())) || siteRoot()
  if (!root.pathname.endsWith('/')) root.pathname += '/'
  return root
}

const isInlineImage = (url: URL): boolean => url.protocol === 'data:' && url.pathname.startsWith('image/')
