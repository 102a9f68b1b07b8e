/** Rewrites headers between the development server's origin and a real backend's, so that both stay first-party. */
export type BackendSite = {
  /** Root URL of the backend's site, with a trailing slash. */
  readonly root: URL
  /** Maps a `Referer` to the backend's origin, keeping its path. */
  refererFor: (referer: string | undefined) => string
  /**
   * Rewrites a `Set-Cookie` value so that the browser accepts it here: no foreign domain or path, no TLS requirement.
   */
  localCookie: (setCookie: string) => string
  /** Maps a redirect within the backend's site to this server; other redirects stay unchanged. */
  localLocation: (location: string) => string
}

const SITE_BOUND = /^(domain|path|secure|partitioned|samesite=none)\b/i

/** Creates the rewriter for a backend with this root URL. */
export function backendSite(root: URL): BackendSite {
  return {
    root,
    refererFor(referer) {
      const path = referer && URL.canParse(referer) ? new URL(referer).pathname.slice(1) : ''
      return new URL(path, root).href
    },
    localCookie(setCookie) {
      const [pair = '', ...attributes] = setCookie.split(/;\s*/)
      return [pair, ...attributes.filter((attribute) => !SITE_BOUND.test(attribute)), 'Path=/'].join('; ')
    },
    localLocation: (location) => (location.startsWith(root.href) ? `/${location.slice(root.href.length)}` : location),
  }
}
