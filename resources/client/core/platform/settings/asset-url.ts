import type { Settings } from '@/contract/shapes/settings'
import { getBootstrap } from '@/core/platform/bootstrap/current-bootstrap'
import { parseUrl, siteRoot } from '@/lib/browser/url'
import { isWide } from '@/lib/browser/wide'

const MEDIA_SCHEMES = new Set(['http:', 'https:', 'blob:'])

/** Paths in the server's `public/` folder that are deployed to the asset host. */
const ON_ASSET_HOST = /^(images|build)\//

/**
 * Resolves a file URL from the server. Relative paths resolve against the site's root, where storage and private files
 * are; those of `public/` against `settings.asset_url` (backend contract, sections 5 and 9, trap 16). Undefined for
 * unsafe URLs.
 */
export function assetUrl(pathOrUrl: string | null | undefined): string | undefined {
  if (!pathOrUrl) return undefined
  const url = parseUrl(pathOrUrl, ON_ASSET_HOST.test(pathOrUrl) ? assetRoot() : siteRoot())
  return url && (MEDIA_SCHEMES.has(url.protocol) || isInlineImage(url)) ? url.href : undefined
}

function assetRoot(): URL {
  const { asset_url: configured } = getBootstrap().settings
  const root = (configured && parseUrl(configured, siteRoot())) || siteRoot()
  if (!root.pathname.endsWith('/')) root.pathname += '/'
  return root
}

const isInlineImage = (url: URL): boolean => url.protocol === 'data:' && url.pathname.startsWith('image/')

/**
 * URL of the site's logo for a theme: `logo_light` has light colours, for dark themes. The narrow variants are for
 * phones (`isNarrow`). Falls back to the other logos; undefined without any.
 */
export function logoUrl({ branding }: Settings, isDark: boolean, isNarrow = !isWide()) {
  const light = [isNarrow && branding.logo_light_mobile, branding.logo_light]
  const dark = [isNarrow && branding.logo_dark_mobile, branding.logo_dark]
  const [logo] = (isDark ? [...light, ...dark] : [...dark, ...light]).filter((candidate) => !!candidate)
  return logo ? assetUrl(logo) : undefined
}
