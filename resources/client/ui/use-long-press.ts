import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** A finger that rests so long has asked for more, in milliseconds (spec section 9). */
export const LONG_PRESS = 400

/** A finger that rests still trembles so far, in pixels. */
const TREMBLE = 10

/** A place in the window, in pixels. */
export type Point = { x: number; y: number }

/** React also tells an element of what happens in an overlay that it opened, which is elsewhere in the page. */
const isWithin = ({ currentTarget, target }: SyntheticEvent) => target instanceof Node && currentTarget.contains(target)

/**
 * Handlers that tell of a finger that rests on an element. The click that would follow does not happen. (The one of
 * \@react-aria/interactions needs its whole press handling on the element; this is for what the first screen draws.)
 */
export function useLongPress(onLongPress: (point: Point) => void) {
  const press = useRef<{ start: Point; timer: ReturnType<typeof setTimeout> }>(null)
  const isHeld = useRef(false)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  useEffect(() => end, [])
  return {
    onPointerDown: (event: PointerEvent) => {
      end()
      isHeld.current = false
      if (event.pointerType !== 'touch' || !event.isPrimary || !isWithin(event)) return
      const { clientX: x, clientY: y } = event
      const timer = setTimeout(() => {
        isHeld.current = true
        onLongPress({ x, y })
      }, LONG_PRESS)
      press.current = { start: { x, y }, timer }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current?.start ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > TREMBLE) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      // A click without a pointer (`detail` 0) is a key's, not the end of this touch.
      if (!isHeld.current || event.detail === 0 || !isWithin(event)) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
