import { isSameSite } from '@/core/platform/settings/is-same-site'
import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

/**
 * Converts an untrusted in-app URL (a return path, `redirectUri`), relative or absolute, to a normalized path below the
 * site's root, for the router; undefined when it is missing or would leave the site.
 */
export function safePath(candidate: string | null | undefined): string | undefined {
  if (!candidate) return undefined
  const path = pathInside(candidate)
  // `/.//e.com` resolves to `//e.com`, which is a URL of another host.
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
