/**
 * URL of the site's root with a trailing slash: the path of `<base href>`, or the origin's root without one.
 * An absolute base's host is ignored, so that `www.` and bare hosts both stay first-party (backend contract, 1.1).
 */
export function siteRoot(): URL {
  const path = document.querySelector('base[href]') ? new URL(document.baseURI).pathname : '/'
  return new URL(path.endsWith('/') ? path : `${path}/`, window.location.origin)
}

/** Parses a URL as the browser would; undefined when it is invalid, or relative without a `base`. */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Percent-decodes one component of a URL; undefined when it is malformed, instead of a URIError. */
export function decodeComponent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Full page loads, in one object so that tests can replace them. */
export const page = {
  /** Loads a URL in place of the current history entry. */
  replace: (url: string): void => window.location.replace(url),
  reload: (): void => window.location.reload(),
}
