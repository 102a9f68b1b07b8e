/**
 * Address of the site's root, with a trailing slash: what `<base href>` says, or the origin's root without one.
 * Only the path of an absolute base is taken, so that `www.` and bare hosts both stay first-party (backend contract, 1.1).
 */
export function siteRoot(): URL {
  const path = document.querySelector('base[href]') ? new URL(document.baseURI).pathname : '/'
  return new URL(path.endsWith('/') ? path : `${path}/`, window.location.origin)
}
