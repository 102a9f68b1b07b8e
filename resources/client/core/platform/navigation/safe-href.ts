import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Converts a link from the server (a menu's or notification's action) to an absolute URL; undefined for unsafe schemes.
 */
export function safeHref(candidate: string | null | undefined): string | undefined {
  const url = candidate ? parseUrl(candidate, siteRoot()) : undefined
  return url && LINK_SCHEMES.has(url.protocol) ? url.href : undefined
}
