import { FRAME_NAME, previewedVisitor } from './appearance-editor'

/**
 * Puts this page, and every later one of its iframe, into editor mode, with the homepage of a visitor. Returns a function
 * that undoes it.
 */
export function latchAppearanceEditor(shown: 'guest' | 'member' = 'guest', name: string = FRAME_NAME): () => void {
  previewedVisitor.set(shown)
  window.name = name
  return () => {
    previewedVisitor.set(undefined)
    window.name = ''
  }
}
