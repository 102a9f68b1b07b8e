/** The site of a real backend, seen through the development server: what is its own there becomes ours here, and back. */
export type BackendSite = {
  /** Root of the backend's site, with a slash at the end. */
  readonly root: URL
  /** `Origin` and `Referer` as the backend expects them from its own pages; the referring path is kept. */
  refererFor: (referer: string | undefined) => string
  /** A `Set-Cookie` value that this host's browser keeps: no foreign domain or folder, and good without TLS. */
  localCookie: (setCookie: string) => string
  /** A redirect within the backend's site as one within ours; others stay. */
  localLocation: (location: string) => string
}

const SITE_BOUND = /^(domain|path|secure|partitioned|samesite=none)\b/i

/** Describes the backend whose site has this root. */
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
