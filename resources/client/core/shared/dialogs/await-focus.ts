/** Frames that a closing menu takes at most to restore the focus. */
const MOST_FRAMES = 2

/** Whether the focus is on its way back: nothing has it, or an entry of a menu, which closes as it is chosen. */
const isReturning = (): boolean => document.activeElement?.matches('body, [role^=menuitem]') ?? true

/**
 * Waits for a closing menu to restore the focus: an overlay returns the focus to the element that has it at first, and
 * nothing would have it if that is gone. Resolves to the loaded overlay.
 */
export async function awaitFocus<Overlay>(overlay: Overlay): Promise<Overlay> {
  for (let frame = 0; frame < MOST_FRAMES && isReturning(); frame += 1) await new Promise(requestAnimationFrame)
  return overlay
}
