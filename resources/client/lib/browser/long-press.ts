// Separate chunk: loaded on devices with touch, and with use-hover-trigger.ts, which shares the threshold.

/** How long a finger rests before it counts as a long press, in milliseconds (spec section 9). */
export const LONG_PRESS_MS = 400

/** Movement in pixels that still counts as a resting finger. */
const MAX_DRIFT_PX = 10

/** A position in the viewport, in pixels. */
export type Point = { x: number; y: number }

/**
 * Calls `listener` with the target and position of each long press by touch in the document, and suppresses the click
 * after it, until the signal aborts. One listener serves all rows of a page (docs/decisions/005).
 */
export function watchLongPress(
  listener: (target: EventTarget | null, point: Point) => void,
  signal: AbortSignal,
): void {
  let press: { start: Point; timer: ReturnType<typeof setTimeout> } | null = null
  let isHeld = false

  function start({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent): void {
    end()
    isHeld = false
    if (pointerType !== 'touch' || !isPrimary) return
    const timer = setTimeout(() => {
      isHeld = true
      listener(target, { x, y })
    }, LONG_PRESS_MS)
    press = { start: { x, y }, timer }
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (press && Math.hypot(clientX - press.start.x, clientY - press.start.y) > MAX_DRIFT_PX) end()
  }

  function end(): void {
    clearTimeout(press?.timer)
    press = null
  }

  function suppressClick(event: MouseEvent): void {
    // A click with `detail` 0 comes from the keyboard, not from the end of this touch.
    if (!isHeld || event.detail === 0) return
    isHeld = false
    event.preventDefault()
    event.stopPropagation()
  }

  signal.addEventListener('abort', end)
  document.addEventListener('pointerdown', start, { signal })
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', end, { signal })
  document.addEventListener('click', suppressClick, { capture: true, signal })
}
