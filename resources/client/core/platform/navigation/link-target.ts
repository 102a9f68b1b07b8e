import type { Bootstrap } from '@/contract/groups/bootstrap'
import { safeHref, safePath } from '@/lib/browser/safe-url'
import { parseUrl } from '@/lib/browser/url'

import { isClosedShop } from './redirects'

/** Target of a link from the server: a path for the router (`to`), or a URL to open in a new tab (`href`). */
export type LinkTarget = { to: string; href?: never } | { href: string; to?: never }

/**
 * Resolves the action of a notification; absolute URLs of this site become router paths (backend contract, 4.1).
 * Undefined for URLs that could run code, for `//host`, which looks like a path, and for shop pages when a child is
 * signed in.
 */
export function linkTarget(action: string, bootstrap: Bootstrap): LinkTarget | undefined {
  const to = safePath(action) ?? safePath(pathUnder(bootstrap.settings.base_url, action))
  if (to !== undefined) return isClosedShop(bootstrap, to) ? undefined : { to }
  const href = parseUrl(action) && safeHref(action)
  return href === undefined ? undefined : { href }
}

/** Path of a URL below the server's base URL, which may differ from the visitor's, e.g. by `www.`. */
function pathUnder(base: string | null | undefined, candidate: string): string | undefined {
  const [root, url] = [parseUrl(base ?? ''), parseUrl(candidate)]
  const folder = root?.pathname.replace(/\/?$/, '/') ?? ''
  if (!root || url?.origin !== root.origin || !`${url.pathname}/`.startsWith(folder)) return undefined
  return `/${url.pathname.slice(folder.length)}${url.search}${url.hash}`
}
