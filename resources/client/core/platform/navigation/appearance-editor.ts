import { createStore } from '@/lib/store'

/** The mode that the page started in; undefined before {@link latchAppearanceEditor}. */
const latched = createStore<boolean | undefined>(undefined)

/** True inside the appearance editor's frame. */
export const isAppearanceEditor = (): boolean => latched.get() ?? isEditorsPage()

/**
 * Keeps the mode of the page's first URL, because links within the site drop the query. Returns a function that resets
 * it.
 */
export function latchAppearanceEditor(): () => void {
  latched.set(isEditorsPage())
  return () => latched.set(undefined)
}

/**
 * Whether the editor's frame loaded this page, with a query (backend contract, section 8). Also checks for the frame,
 * since anyone can put the query into a link.
 */
const isEditorsPage = (): boolean =>
  new URLSearchParams(window.location.search).has('appearanceEditor') && isSameOriginFrame()

function isSameOriginFrame(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === window.location.origin
  } catch {
    // Reading the location of a cross-origin parent throws.
    return false
  }
}
