import { createStore } from '@/lib/store'

/**
 * Beginning of the name of the editor's iframe: a window keeps it through navigations, unlike the query of its first URL.
 * Our editor adds the visitor that the page shows (`core/shared/appearance-editor/previewed-visitor.ts`).
 */
export const FRAME_NAME = 'appearance-editor'

/** Visitor whose homepage a preview shows; undefined on every other page. */
export const previewedVisitor = createStore<'guest' | 'member' | undefined>(undefined)

/** Whether the appearance editor previews the page: guest pages are open to members, and sign-out is off. */
export const isAppearanceEditor = (): boolean => previewedVisitor.get() !== undefined

/** Whether the preview shows the homepage of guests, also to the signed-in administrator. */
export const previewsGuest = (): boolean => previewedVisitor.get() === 'guest'

/**
 * Whether the page may be an editor's preview: its iframe was opened with the query of the backend contract, section 8.
 * Anyone can frame the page and add the query, so `app/editor-mode.tsx` also checks the parent.
 */
export const mayBePreview = (): boolean =>
  window.parent !== window &&
  (window.name.startsWith(FRAME_NAME) || window.location.search.includes('appearanceEditor='))
