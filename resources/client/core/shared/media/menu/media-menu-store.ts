import type { MediaItem } from '@/core/shared/media/media-item'
import { createStore } from '@/lib/store'
import type { MenuGroup } from '@/ui/overlays/menu-rows'

/** Item of a menu, with extra entries of the screen, such as "Remove from this playlist". */
export type MediaMenuSubject = { item: MediaItem; extra?: MenuGroup | undefined }

/** The open menu, placed at its button, or at the point of a right click or long press. */
export type OpenMediaMenu = MediaMenuSubject & { trigger: HTMLElement; point?: { x: number; y: number } | undefined }

/** Store of the open menu; only one is open at a time. */
export const mediaMenu = createStore<OpenMediaMenu | null>(null)

/** Whether an item has a menu: all types except genres and people. */
export const hasMenu = ({ model_type }: MediaItem): boolean => model_type !== 'genre' && model_type !== 'user'

const subjects = new WeakMap<Element, MediaMenuSubject>()
const MENU_ATTRIBUTE = 'data-media'

/** Returns a ref for an item's element: a right click or long press on it opens the item's menu. */
export const mediaMenuRef = (subject: MediaMenuSubject) => (element: HTMLElement | null) => {
  if (!element || !hasMenu(subject.item)) return
  element.setAttribute(MENU_ATTRIBUTE, '')
  subjects.set(element, subject)
}

/** Classes of such an element: a long press must not select text or open the browser's preview. */
export const MENU_TARGET = '[-webkit-touch-callout:none] pointer-coarse:select-none'

/**
 * Opens the menu of the item that contains `target`, at a point of the viewport; returns false without such an item.
 */
export function openMenuAt(target: EventTarget | null, point: { x: number; y: number }): boolean {
  const trigger = target instanceof Element ? target.closest<HTMLElement>(`[${MENU_ATTRIBUTE}]`) : null
  const subject = trigger && subjects.get(trigger)
  if (subject) mediaMenu.set({ ...subject, trigger, point })
  return Boolean(subject)
}
