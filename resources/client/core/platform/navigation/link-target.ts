import type { Bootstrap } from '@/contract/bootstrap'
import { parseUrl } from '@/lib/browser/parse-url'

import { isClosedShop } from './redirects'
import { safeHref } from './safe-href'
import { safePath } from './safe-path'

/** Where somebody else's link leads: `to` a page of this site, by the router, or to the `href` of another site, in a tab of its own. */
export type LinkTarget = { to: string; href?: never } | { href: string; to?: never }

/**
 * Where the action of a notification may lead: absolute addresses of this site belong to the router (backend contract, 4.1). Undefined
 * for what could run code, for `//host`, which would pass for a path, and for a child's way into the shop.
 */
export function linkTarget(action: string, bootstrap: Bootstrap): LinkTarget | undefined {
  const to = safePath(action) ?? safePath(pathUnder(bootstrap.settings.base_url, action))
  if (to !== undefined) return isClosedShop(bootstrap, to) ? undefined : { to }
  const href = parseUrl(action) && safeHref(action)
  return href === undefined ? undefined : { href }
}

/** The path of an address below the site's own as the server knows it, which may have a `www.` that the visitor's has not. */
function pathUnder(base: string | null | undefined, address: string): string | undefined {
  const [root, url] = [parseUrl(base ?? ''), parseUrl(address)]
  const folder = root?.pathname.replace(/\/?$/, '/') ?? ''
  if (!root || url?.origin !== root.origin || !`${url.pathname}/`.startsWith(folder)) return undefined
  return `/${url.pathname.slice(folder.length)}${url.search}${url.hash}`
}
