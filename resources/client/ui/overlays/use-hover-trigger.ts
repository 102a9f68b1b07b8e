import { isFocusVisible, useHover } from '@react-aria/interactions'
import type { PointerEvent } from 'react'

import { useTouchLongPress } from './use-touch-long-press'

/** What opens an overlay without a click: a pointer, the keyboard's focus, or a long press by touch. */
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
