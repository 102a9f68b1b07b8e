import { isFocusVisible, useHover, useLongPress } from '@react-aria/interactions'
import { type MouseEvent, type PointerEvent, useRef } from 'react'

import { LONG_PRESS_MS, type Point } from '@/lib/browser/long-press'

/** Cause that opens an overlay without a click: a pointer, the keyboard's focus, or a long press by touch. */
export type HoverCause = 'hover' | 'focus' | 'hold'

type HoverTrigger = {
  onShow: (cause: HoverCause) => void
  onHide: (cause: 'hover' | 'focus') => void
}

/** Handlers for the element that opens such an overlay, and the part of them for the overlay itself. */
export function useHoverTrigger({ onShow, onHide }: HoverTrigger) {
  const press = useTouchLongPress(() => onShow('hold'))
  const { hoverProps } = useHover({ onHoverStart: () => onShow('hover'), onHoverEnd: () => onHide('hover') })
  const focusProps = {
    onFocus: () => isFocusVisible() && onShow('focus'),
    onBlur: () => onHide('focus'),
  }
  const leave = (event: PointerEvent<HTMLElement>) => {
    press.onPointerLeave?.(event)
    hoverProps.onPointerLeave?.(event)
  }
  return { hoverProps, focusProps, triggerProps: { ...press, ...hoverProps, ...focusProps, onPointerLeave: leave } }
}

/**
 * Handlers for an element around content that handles presses itself: they report a long press by touch, at its
 * position in the viewport, and suppress the click after it.
 */
export function useTouchLongPress(onLongPress: (point: Point) => void) {
  const isHeld = useRef(false)
  const { longPressProps } = useLongPress({
    threshold: LONG_PRESS_MS,
    pointerType: 'touch',
    onLongPress: ({ target, x, y }) => {
      isHeld.current = true
      const { left, top } = target.getBoundingClientRect()
      onLongPress({ x: left + x, y: top + y })
    },
  })
  // The others would keep the content from receiving keys, and a mouse from selecting its text.
  const { onPointerDown, onPointerUp, onPointerLeave, onClick, onDragStart } = longPressProps
  return {
    onPointerUp,
    onPointerLeave,
    onDragStart,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') onPointerDown?.(event)
    },
    // In the capture phase, because react-aria's own controls stop the event.
    onPointerDownCapture: () => {
      isHeld.current = false
    },
    onClick,
    onClickCapture: (event: MouseEvent) => {
      // A click with `detail` 0 comes from the keyboard, not from the end of this touch.
      if (!isHeld.current || event.detail === 0) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
