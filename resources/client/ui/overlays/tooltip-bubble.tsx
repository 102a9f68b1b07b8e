import { type ComponentProps, type RefObject, use, useCallback, useEffect, useEffectEvent } from 'react'
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'

import { useEventListener } from '@/lib/react/use-event-listener'

import { AriaProvider } from '../aria-provider'
import { FLOATING_GAP, FLOATING_PADDING } from './floating-style'
import type { HoverCause } from './use-hover-trigger'

/** How long a pointer must rest before a tooltip opens, in milliseconds (spec section 9). */
export const TOOLTIP_DELAY_MS = 1500

/**
 * How long a tooltip stays after the pointer leaves, and the next one opens without delay, in milliseconds (spec
 * section 9).
 */
export const TOOLTIP_GRACE_MS = 500

/** Maximum width of a tooltip in pixels (spec section 9). */
export const MAX_TOOLTIP_WIDTH_PX = 240

/** Opens or closes a tooltip: a hover after the delay, `leave` after the grace period, the others immediately. */
export type TooltipRequest = HoverCause | 'leave' | 'close'

/** Props of {@link TooltipBubble}. */
export type TooltipBubbleProps = TriggerProps & {
  label: string
  placement: ComponentProps<typeof Tooltip>['placement']
}

type TriggerProps = {
  /** Wrapper whose only child is the described element. */
  wrapper: RefObject<HTMLElement | null>
  /** The latest request, possibly from before this code loaded. */
  request: TooltipRequest
  /** Called when Escape or a press closes the tooltip. */
  onClose: () => void
}

/**
 * Bubble of a tooltip, which loads it on demand. It has no entry animation: closing during one would leave it open
 * forever.
 */
export function TooltipBubble({ label, placement, ...trigger }: TooltipBubbleProps) {
  const { wrapper } = trigger
  const describe = useCallback((bubble: HTMLElement | null) => describeBy(bubble, wrapper.current), [wrapper])
  return (
    <AriaProvider>
      <TooltipTrigger delay={TOOLTIP_DELAY_MS} closeDelay={TOOLTIP_GRACE_MS}>
        <Trigger {...trigger} />
        <Tooltip
          ref={describe}
          triggerRef={{
            get current() {
              return wrapper.current?.firstElementChild ?? null
            },
          }}
          placement={placement}
          offset={FLOATING_GAP}
          containerPadding={FLOATING_PADDING}
          style={{ maxWidth: MAX_TOOLTIP_WIDTH_PX }}
          className="w-max rounded-small bg-[rgb(var(--be-foreground-base))] px-3 py-1.5 text-sm font-semibold text-background"
        >
          {label}
        </Tooltip>
      </TooltipTrigger>
    </AriaProvider>
  )
}

/** Passes requests on to the tooltip's state, which the trigger rendered before this code loaded cannot reach. */
function Trigger({ wrapper, request, onClose }: TriggerProps) {
  const state = use(TooltipTriggerStateContext)
  const follow = useEffectEvent((latest: TooltipRequest) => {
    if (latest === 'leave' || latest === 'close') state?.close(latest === 'close')
    else state?.open(latest !== 'hover')
  })
  useEffect(() => follow(request), [request])
  useEventListener('document', 'keydown', ({ key }) => key === 'Escape' && onClose(), { capture: true })
  const closeOnPress = ({ target }: PointerEvent) => {
    if (request === 'hold' || (target instanceof Node && wrapper.current?.contains(target))) onClose()
  }
  useEventListener('document', 'pointerdown', closeOnPress, { capture: true })
  return null
}

/** Describes the wrapped element by the bubble; a tooltip equal to the element's name would be announced twice. */
function describeBy(bubble: HTMLElement | null, wrapper: HTMLElement | null): (() => void) | undefined {
  const element = wrapper?.firstElementChild
  if (!bubble || !element || element.getAttribute('aria-label') === bubble.textContent) return undefined
  const before = element.getAttribute('aria-describedby')
  element.setAttribute('aria-describedby', before ? `${before} ${bubble.id}` : bubble.id)
  return () => (before ? element.setAttribute('aria-describedby', before) : element.removeAttribute('aria-describedby'))
}
