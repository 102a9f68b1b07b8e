// Separate chunk: loaded on devices with touch.
import { createLongPress } from '@/lib/browser/long-press'

import { openMenuAt } from './media-menu-store'

let isWatching = false

/** Opens the menu of an item on long press, with listeners on the document instead of every item. */
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
