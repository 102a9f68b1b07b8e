/**
 * True inside the appearance editor's frame, which loads the page with this query (backend contract, section 8). The query alone
 * switches nothing: anyone can put it into a link.
 */
export const isAppearanceEditor = (): boolean =>
  new URLSearchParams(window.location.search).has('appearanceEditor') && isFramedByThisSite()

function isFramedByThisSite(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === window.location.origin
  } catch {
    // The browser hides the location of a page of another origin.
    return false
  }
}
