import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { parseUrl, siteRoot } from '@/lib/browser/url'

/**
 * Returns the origins a child's page may load from besides its own: those of the site's files, and those its owner
 * has added.
 */
function allowedOrigins(): string[] {
  const { base_url, asset_url, family } = getBootstrap().settings
  const urls = [base_url, asset_url, ...(family.child_hosts ?? '').split(/\s+/)]
  const origins = urls.flatMap((url) => (url && parseUrl(withScheme(url), siteRoot())?.origin) || [])
  return [...new Set(origins)].filter((origin) => origin.startsWith('http'))
}

/** Adds the scheme when the owner has entered only a host. */
const withScheme = (url: string): string => (/^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(url) ? `https://${url}` : url)

/**
 * Returns the Content Security Policy of a child's page. It does not restrict media, since the owner may host the
 * music anywhere, nor `connect-src`, since code that would call third parties is not started for a child.
 */
export function childPolicy(): string {
  const own = ["'self'", ...allowedOrigins()].join(' ')
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
 * Makes the browser block third-party content on a child's page, such as embedded images, videos, ads and trackers.
 * Returns a function that removes the `<meta>`; the policy itself stays in force until the page is reloaded.
 */
export function blockThirdParties(): () => void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = childPolicy()
  document.head.append(policy)
  return () => policy.remove()
}
