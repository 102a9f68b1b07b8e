import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A link from outside (a menu's or notification's action) made absolute; undefined when its scheme could run code. */
export function safeHref(candidate: string | null | undefined): string | undefined {
  const url = candidate ? parseUrl(candidate, siteRoot()) : undefined
  return url && LINK_SCHEMES.has(url.protocol) ? url.href : undefined
}
