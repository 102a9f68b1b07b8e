/** A finger that rests so long has asked for more, in milliseconds (spec section 9). */
export const LONG_PRESS = 400

/** A finger that rests still trembles so far, in pixels. */
const TREMBLE = 10

/** A place in the window, in pixels. */
export type Point = { x: number; y: number }

type Place = { currentTarget: EventTarget | null; target: EventTarget | null }
type Pointer = Place & { pointerType: string; isPrimary: boolean; clientX: number; clientY: number }
type Click = Place & { detail: number; preventDefault: () => void; stopPropagation: () => void }

/** React also tells an element of what happens in an overlay that it opened, which is elsewhere in the page. */
const isWithin = ({ currentTarget, target }: Place) =>
  currentTarget instanceof Node && target instanceof Node && currentTarget.contains(target)

type Listener = (point: Point, target: EventTarget | null) => void

/** Makes handlers that tell their listener of a finger that rests: where, and on what. The click that would follow does not happen. */
export function createLongPress() {
  let tell: Listener | undefined
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
        tell?.({ x, y }, target)
      }, LONG_PRESS)
      press = { start: { x, y }, timer }
    },
    onPointerMove: ({ clientX, clientY }: Pointer) => {
      const { x, y } = press?.start ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > TREMBLE) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: Click) => {
      // A click without a pointer (`detail` 0) is a key's, not the end of this touch.
      if (!isHeld || event.detail === 0 || !isWithin(event)) return
      isHeld = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const listen = (listener: Listener): void => {
    tell = listener
  }
  return { handlers, listen }
}
