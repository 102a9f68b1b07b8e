import { type ComponentProps, type RefObject, use, useEffect, useEffectEvent, useRef } from 'react'
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'

import { AriaFrame } from '../aria-frame'
import { FLOATING_GAP, FLOATING_PADDING } from './floating-style'

/** How long a pointer must rest before a tooltip opens, in milliseconds (spec section 9). */
export const TOOLTIP_DELAY_MS = 1500

/**
 * How long a tooltip stays after the pointer leaves, and the next one opens without delay, in milliseconds (spec
 * section 9).
 */
export const TOOLTIP_GRACE_MS = 500

/** Maximum width of a tooltip in pixels (spec section 9). */
export const MAX_TOOLTIP_WIDTH_PX = 240

/** Props of {@link TooltipBubble}. */
export type TooltipBubbleProps = TriggerProps & {
  label: string
  placement: ComponentProps<typeof Tooltip>['placement']
}

type TriggerProps = {
  /** Wrapper whose only child is the described element. */
  frame: RefObject<HTMLElement | null>
  /** Whether a long press opened the tooltip. */
  isHeld: boolean
  /** Called on the next touch anywhere. */
  onRelease: () => void
}

/**
 * Bubble of a tooltip, which loads it on demand. It has no entry animation: closing during one would leave it open
 * forever.
 */
export function TooltipBubble({ label, placement, ...trigger }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  return (
    <AriaFrame>
      <TooltipTrigger delay={TOOLTIP_DELAY_MS} closeDelay={TOOLTIP_GRACE_MS}>
        <Trigger {...trigger} bubble={bubble} />
        <Tooltip
          ref={bubble}
          triggerRef={{
            get current() {
              return trigger.frame.current?.firstElementChild ?? null
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
    </AriaFrame>
  )
}

/** Opens and closes the tooltip on events of the element, which rendered before this code loaded. */
function Trigger({ frame, bubble, isHeld, onRelease }: TriggerProps & { bubble: RefObject<HTMLElement | null> }) {
  const state = use(TooltipTriggerStateContext)
  const isOpen = state?.isOpen ?? false
  const show = useEffectEvent((isImmediate: boolean) => state?.open(isImmediate))
  const hide = useEffectEvent((isImmediate: boolean) => state?.close(isImmediate))
  const release = useEffectEvent(onRelease)

  useEffect(() => {
    const element = frame.current?.firstElementChild
    if (!element) return undefined
    const listening = new AbortController()
    const on = (type: string, listener: (event: Event) => void, target: EventTarget = element) =>
      target.addEventListener(type, listener, { signal: listening.signal, capture: true })
    const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch'
    const showToKeyboard = () => element.matches(':focus-visible') && show(true)
    on('pointerenter', (event) => !isTouch(event) && event.target === element && show(false))
    on('pointerleave', (event) => !isTouch(event) && event.target === element && hide(false))
    on('pointerdown', () => hide(true))
    on('focus', showToKeyboard)
    on('blur', () => hide(true))
    on('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && hide(true), document)
    // The hover that loaded this code happened before these listeners existed.
    if (element.matches(':hover')) show(false)
    showToKeyboard()
    return () => listening.abort()
  }, [frame])

  useEffect(() => {
    if (!isHeld) return undefined
    show(true)
    const end = () => {
      hide(true)
      release()
    }
    document.addEventListener('pointerdown', end, { once: true, capture: true })
    return () => document.removeEventListener('pointerdown', end, { capture: true })
  }, [isHeld])

  useEffect(() => {
    const element = frame.current?.firstElementChild
    const id = bubble.current?.id
    // A tooltip equal to the element's name would be announced twice.
    if (!isOpen || !element || !id || element.getAttribute('aria-label') === bubble.current?.textContent)
      return undefined
    const before = element.getAttribute('aria-describedby')
    element.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
    return () =>
      before ? element.setAttribute('aria-describedby', before) : element.removeAttribute('aria-describedby')
  }, [isOpen, frame, bubble])

  return null
}
