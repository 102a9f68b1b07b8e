import { getBootstrap } from '@/core/platform/bootstrap/current-bootstrap'
import { parseUrl, siteRoot } from '@/lib/browser/url'

/**
 * Returns a file's URL as the server stores it: relative to the site's root, such as `storage/page_media/a.png`, for one
 * of this site's files, whichever of its hosts names it; other URLs as they are.
 */
export function storedUrl(url: string): string {
  const { base_url } = getBootstrap().settings
  const parsed = parseUrl(url)
  for (const root of [siteRoot(), parseUrl(base_url ?? '')]) {
    const folder = root?.pathname.replace(/\/?$/, '/') ?? ''
    if (parsed && parsed.origin === root?.origin && parsed.pathname.startsWith(folder)) {
      return parsed.href.slice(parsed.origin.length + folder.length)
    }
  }
  return url
}
