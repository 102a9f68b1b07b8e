/** What the first screen is written in: a letter of each subset of `styles/font.css`, in its names of the font. */
const FONT = { face: '1em "Nunito Variable"', letters: 'aā' }

/**
 * Loads the site's own font before there is a text that needs it: the first layout is then the last. A preload would only fetch it, and a
 * face begins to load when a layout asks for it. A theme with a font of its own does without.
 */
export function preloadFont(): void {
  if (document.documentElement.style.getPropertyValue('--be-font-family')) return
  // The next text asks for what does not come.
  ;(document as { fonts?: FontFaceSet }).fonts?.load(FONT.face, FONT.letters).catch(() => {})
}
