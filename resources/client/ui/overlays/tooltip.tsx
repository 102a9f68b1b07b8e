import { type ReactNode, useRef, useState } from 'react'

import { useLazyPart } from '../use-lazy-part'
import type { TooltipBubbleProps } from './tooltip-bubble'
import { useLongPress } from './use-long-press'

type TooltipProps = {
  label: string
  /** What it is about: one element that can have the focus. */
  children: ReactNode
  placement?: TooltipBubbleProps['placement']
}

const loadBubble = () => import('./tooltip-bubble').then(({ TooltipBubble }) => TooltipBubble)

/**
 * Words about what the pointer rests on, at once about what the focus comes to, and about what a finger rests on. Its code comes
 * when it is first needed.
 */
export function Tooltip({ label, children, placement = 'top' }: TooltipProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [isHeld, setHeld] = useState(false)
  const [Bubble, prepare] = useLazyPart(loadBubble)
  const hold = useLongPress(() => {
    prepare()
    setHeld(true)
  })
  return (
    <span {...hold} ref={frame} onPointerEnter={prepare} onFocus={prepare} className="contents">
      {children}
      {Bubble && (
        <Bubble frame={frame} label={label} placement={placement} isHeld={isHeld} onRelease={() => setHeld(false)} />
      )}
    </span>
  )
}
