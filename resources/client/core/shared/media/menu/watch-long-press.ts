import { createLongPress } from '@/lib/browser/long-press'

import { openMenuAt } from './media-menu-store'

let isWatching = false

/** From now on a finger that rests on an item opens its menu, from its start to its end without a listener of the item's own. */
export function watchLongPress(): void {
  if (isWatching) return
  isWatching = true
  const { handlers: press, listen } = createLongPress()
  listen((point, target) => openMenuAt(target, point))
  document.addEventListener('pointerdown', press.onPointerDown)
  document.addEventListener('pointermove', press.onPointerMove)
  document.addEventListener('pointerup', press.onPointerUp)
  document.addEventListener('pointercancel', press.onPointerCancel)
  document.addEventListener('click', press.onClickCapture, { capture: true })
}
