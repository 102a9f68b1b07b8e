import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

/** Whether an address, absolute or relative to the site's root, is this site's and not a neighbour's on its host. */
export function isSameSite(address: string | URL): boolean {
  const root = siteRoot()
  const url = parseUrl(String(address), root)
  return url?.protocol === root.protocol && url.origin === root.origin && `${url.pathname}/`.startsWith(root.pathname)
}
