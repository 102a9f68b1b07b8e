import type { Send } from './send'

/**
 * Adds headers, such as those of a site behind a password, to requests for the site's own host. No other host gets them,
 * and no unencrypted request of a site with https.
 */
export const withSiteHeaders =
  (send: Send, site: URL, headers: Record<string, string>): Send =>
  (url, outgoing = {}) => {
    const isOwn = url.hostname === site.hostname && (url.protocol === 'https:' || url.protocol === site.protocol)
    return send(url, isOwn ? { ...outgoing, headers: { ...headers, ...outgoing.headers } } : outgoing)
  }
