/** The first screen's font: its name in `styles/font.css` and a letter of each of its subsets. */
const FONT = { face: '1em "Nunito Variable"', letters: 'aā' }

/**
 * Loads the site's default font before any text needs it, so that the first layout is final. A preload link would not
 * suffice: it fetches the font but a face loads only when a layout asks for it.
 */
export function preloadFont(): void {
  if (document.documentElement.style.getPropertyValue('--be-font-family')) return
  // A failed font is requested again by the next text.
  ;(document as { fonts?: FontFaceSet }).fonts?.load(FONT.face, FONT.letters).catch(() => {})
}
