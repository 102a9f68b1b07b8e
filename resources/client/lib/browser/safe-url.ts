import { parseUrl, siteRoot } from './url'

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

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Converts a link from the server (a menu's or notification's action) to an absolute URL; undefined for unsafe schemes.
 */
export function safeHref(candidate: string | null | undefined): string | undefined {
  const url = candidate ? parseUrl(candidate, siteRoot()) : undefined
  return url && LINK_SCHEMES.has(url.protocol) ? url.href : undefined
}

/** Whether a URL, absolute or relative to the site's root, belongs to this site and not to another one on its host. */
export function isSameSite(candidate: string | URL): boolean {
  const root = siteRoot()
  const url = parseUrl(String(candidate), root)
  return url?.protocol === root.protocol && url.origin === root.origin && `${url.pathname}/`.startsWith(root.pathname)
}
