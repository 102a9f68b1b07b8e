/**
 * True inside the appearance editor's frame, which loads the page with this query (backend contract, section 8). Also
 * checks for the frame, since anyone can put the query into a link.
 */
export const isAppearanceEditor = (): boolean =>
  new URLSearchParams(window.location.search).has('appearanceEditor') && isFramedByThisSite()

function isFramedByThisSite(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === window.location.origin
  } catch {
    // Reading the location of a cross-origin parent throws.
    return false
  }
}
