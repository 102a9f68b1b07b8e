import { type ReactNode, useRef, useState } from 'react'

import { useLazyPart } from '../use-lazy-part'
import type { TooltipBubbleProps } from './tooltip-bubble'
import { useLongPress } from './use-long-press'

type TooltipProps = {
  label: string
  /** Described element: exactly one, focusable. */
  children: ReactNode
  placement?: TooltipBubbleProps['placement']
}

const loadBubble = () => import('./tooltip-bubble').then(({ TooltipBubble }) => TooltipBubble)

/**
 * Tooltip that opens on hover after a delay, immediately on keyboard focus, and on long press. Its code loads on first
 * use.
 */
export function Tooltip({ label, children, placement = 'top' }: TooltipProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [isHeld, setHeld] = useState(false)
  const [Bubble, prepare] = useLazyPart(loadBubble)
  const longPress = useLongPress(() => {
    prepare()
    setHeld(true)
  })
  return (
    <span {...longPress} ref={frame} onPointerEnter={prepare} onFocus={prepare} className="contents">
      {children}
      {Bubble && (
        <Bubble frame={frame} label={label} placement={placement} isHeld={isHeld} onRelease={() => setHeld(false)} />
      )}
    </span>
  )
}
