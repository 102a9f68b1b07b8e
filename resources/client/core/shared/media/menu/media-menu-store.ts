import type { MediaItem } from '@/core/shared/media/media-item'
import { createStore } from '@/lib/store'
import type { MenuGroup } from '@/ui/overlays/menu'

/** What a menu is about, and what its place adds to it: "Remove from this playlist". */
export type MediaMenuSubject = { item: MediaItem; extra?: MenuGroup | undefined }

/** The open menu: beside the button that opened it, or where the pointer or the finger was. */
export type OpenMediaMenu = MediaMenuSubject & { trigger: HTMLElement; point?: { x: number; y: number } | undefined }

/** The open menu of an item; one at a time. */
export const mediaMenu = createStore<OpenMediaMenu | null>(null)

/** Songs and what holds songs have a menu; a genre or a person has nothing but a page. */
export const hasMenu = ({ model_type }: MediaItem): boolean => model_type !== 'genre' && model_type !== 'user'

const subjects = new WeakMap<Element, MediaMenuSubject>()
const MARK = 'data-media'

/** A ref for the element of an item: a right click or a finger that rests on it opens the item's menu. */
export const menuOf = (subject: MediaMenuSubject) => (element: HTMLElement | null) => {
  if (!element || !hasMenu(subject.item)) return
  element.setAttribute(MARK, '')
  subjects.set(element, subject)
}

/** Classes of such an element: a finger that rests selects no text and opens no preview of the browser's own. */
export const MENU_TARGET = '[-webkit-touch-callout:none] pointer-coarse:select-none'

/** Opens the menu of the item that is at a place in the window; false where there is none. */
export function openMenuAt(target: EventTarget | null, point: { x: number; y: number }): boolean {
  const trigger = target instanceof Element ? target.closest<HTMLElement>(`[${MARK}]`) : null
  const subject = trigger && subjects.get(trigger)
  if (subject) mediaMenu.set({ ...subject, trigger, point })
  return Boolean(subject)
}
