/** How long a finger rests before it counts as a long press, in milliseconds (spec section 9). */
export const LONG_PRESS_MS = 400

/** Movement in pixels that still counts as a resting finger. */
const MAX_DRIFT_PX = 10

/** A position in the viewport, in pixels. */
export type Point = { x: number; y: number }

type Targets = { currentTarget: EventTarget | null; target: EventTarget | null }
type Pointer = Targets & { pointerType: string; isPrimary: boolean; clientX: number; clientY: number }
type Click = Targets & { detail: number; preventDefault: () => void; stopPropagation: () => void }

/** React bubbles events of a portal to the element that opened it, although the portal is elsewhere in the DOM. */
const isWithin = ({ currentTarget, target }: Targets) =>
  currentTarget instanceof Node && target instanceof Node && currentTarget.contains(target)

type Listener = (point: Point, target: EventTarget | null) => void

/**
 * Creates handlers that call their listener with the position and target of a long press, and suppress the click after
 * it.
 */
export function createLongPress() {
  let notify: Listener | undefined
  let press: { start: Point; timer: ReturnType<typeof setTimeout> } | null = null
  let isHeld = false
  const end = () => {
    clearTimeout(press?.timer)
    press = null
  }
  const handlers = {
    onPointerDown: (event: Pointer) => {
      end()
      isHeld = false
      if (event.pointerType !== 'touch' || !event.isPrimary || !isWithin(event)) return
      const { clientX: x, clientY: y, target } = event
      const timer = setTimeout(() => {
        isHeld = true
        notify?.({ x, y }, target)
      }, LONG_PRESS_MS)
      press = { start: { x, y }, timer }
    },
    onPointerMove: ({ clientX, clientY }: Pointer) => {
      const { x, y } = press?.start ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > MAX_DRIFT_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: Click) => {
      // A click with `detail` 0 comes from the keyboard, not from the end of this touch.
      if (!isHeld || event.detail === 0 || !isWithin(event)) return
      isHeld = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const listen = (listener: Listener): void => {
    notify = listener
  }
  return { handlers, listen }
}
