import { type ReactNode, useRef, useState } from 'react'

import { usePart } from '@/lib/lazy/use-part'

import type { TooltipBubbleProps, TooltipRequest } from './tooltip-bubble'
import { useHoverTrigger } from './use-hover-trigger'

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
  const wrapper = useRef<HTMLSpanElement>(null)
  const [request, setRequest] = useState<TooltipRequest>('close')
  const [Bubble, prepare] = usePart(loadBubble, { when: 'intent', onFail: 'leave out' })
  const { triggerProps } = useHoverTrigger({
    onShow: (cause) => {
      prepare()
      setRequest(cause)
    },
    onHide: (cause) => setRequest(cause === 'hover' ? 'leave' : 'close'),
  })
  return (
    <span {...triggerProps} ref={wrapper} role="presentation" className="contents">
      {children}
      {Bubble && (
        <Bubble
          wrapper={wrapper}
          label={label}
          placement={placement}
          request={request}
          onClose={() => setRequest('close')}
        />
      )}
    </span>
  )
}
