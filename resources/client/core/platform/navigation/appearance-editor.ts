import { createStore } from '@/lib/store'

/** Name of the editor's iframe: a window keeps it through navigations, unlike the query of its first URL. */
const FRAME_NAME = 'appearance-editor'

/** Visitor whose homepage an editor's preview shows. */
export type PreviewedVisitor = 'guest' | 'member'

const visitor = createStore<PreviewedVisitor | undefined>(undefined)

/** Whether the appearance editor previews the page: guest pages are open to members, and sign-out is off. */
export const isAppearanceEditor = (): boolean => visitor.get() !== undefined

/** Whether the preview shows the homepage of guests to the signed-in administrator. */
export const previewsGuest = (): boolean => visitor.get() === 'guest'

/** Shows the homepage of guests or of members, from the next bootstrap data on. */
export const previewAs = visitor.set

/**
 * Whether the page may be an editor's preview: its iframe was opened with the query of the backend contract, section 8.
 * Anyone can frame the page and add the query, so `app/editor-mode.tsx` also checks the parent.
 */
export const mayBePreview = (): boolean =>
  window.parent !== window && (window.name === FRAME_NAME || window.location.search.includes('appearanceEditor='))

/** Puts this page, and every later one of its iframe, into editor mode. Returns a function that undoes it. */
export function latchAppearanceEditor(): () => void {
  visitor.set('guest')
  window.name = FRAME_NAME
  return () => {
    visitor.set(undefined)
    window.name = ''
  }
}
