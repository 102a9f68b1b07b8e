import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

/** Whether a URL, absolute or relative to the site's root, belongs to this site and not to another one on its host. */
export function isSameSite(candidate: string | URL): boolean {
  const root = siteRoot()
  const url = parseUrl(String(candidate), root)
  return url?.protocol === root.protocol && url.origin === root.origin && `${url.pathname}/`.startsWith(root.pathname)
}
