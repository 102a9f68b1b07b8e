import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

/** Where a child's page may fetch from, beside its own origin: where the site keeps its files, and what its owner adds. */
function ownHosts(): string[] {
  const { base_url, asset_url, family } = getBootstrap().settings
  const named = [base_url, asset_url, ...(family.child_hosts ?? '').split(/\s+/)]
  const origins = named.flatMap((address) => (address && parseUrl(withScheme(address), siteRoot())?.origin) || [])
  return [...new Set(origins)].filter((origin) => origin.startsWith('http'))
}

/** The owner may name a host alone. */
const withScheme = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(address) ? `https://${address}` : address

/**
 * The policy of a child's page. Music is not in it: it comes from wherever the site's owner keeps it. Nor is what is called for by
 * code, which has no way to be: what would call a stranger is not started for a child.
 */
export function childPolicy(): string {
  const own = ["'self'", ...ownHosts()].join(' ')
  return [
    `img-src ${own} data: blob:`,
    `font-src ${own} data:`,
    `style-src ${own} 'unsafe-inline'`,
    `script-src ${own}`,
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
  ].join('; ')
}

/**
 * Has the browser itself refuse whatever a child's page would fetch from a third party: a picture in somebody's words, a video, an
 * advertisement, a counter. Returns the way to take it out, which frees the next page alone.
 */
export function keepToOwnHosts(): () => void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = childPolicy()
  document.head.append(policy)
  return () => policy.remove()
}
