import { isSameSite } from '@/core/platform/settings/is-same-site'
import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

/**
 * An in-app address from outside (a return path, `redirectUri`): a path of this site, or its full address. Comes back
 * normalised and relative to the site's root, for the router; undefined when there is none or it would leave the site.
 */
export function safePath(candidate: string | null | undefined): string | undefined {
  if (!candidate) return undefined
  const path = pathInside(candidate)
  // `/.//e.com` is `//e.com` once it is resolved, and that is another host's address.
  return path?.startsWith('/') && !path.startsWith('//') ? path : undefined
}

function pathInside(candidate: string): string | undefined {
  const root = siteRoot()
  const full = parseUrl(candidate)
  if (full) return isSameSite(full) ? pathOf(full, full.pathname.slice(root.pathname.length - 1) || '/') : undefined
  const relative = parseUrl(candidate, root.origin)
  return relative?.origin === root.origin ? pathOf(relative, relative.pathname) : undefined
}

const pathOf = ({ search, hash }: URL, pathname: string): string => pathname + search + hash
