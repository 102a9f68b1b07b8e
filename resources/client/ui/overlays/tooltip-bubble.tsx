import { type ComponentProps, type RefObject, use, useEffect, useEffectEvent, useRef } from 'react'
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'

import { AriaFrame } from '../aria-frame'
import { FLOATING_GAP, FLOATING_PADDING } from './floating-style'

/** A pointer has to rest so long before a tooltip opens, in milliseconds (spec section 9). */
export const TOOLTIP_DELAY = 1500

/** After the pointer has left, it stays so long, and so long the next one opens at once, in milliseconds (spec section 9). */
export const TOOLTIP_GRACE = 500

/** Its greatest width, in pixels (spec section 9). */
export const TOOLTIP_MAX_WIDTH = 240

/** Props of {@link TooltipBubble}. */
export type TooltipBubbleProps = TriggerProps & {
  label: string
  placement: ComponentProps<typeof Tooltip>['placement']
}

type TriggerProps = {
  /** Around the element that it is about, and nothing else. */
  frame: RefObject<HTMLElement | null>
  /** A finger rested on the element. */
  isHeld: boolean
  /** A finger came down anew, anywhere. */
  onRelease: () => void
}

/** The shown part of a tooltip; loaded by it. It does not move in: one that is closed while it moves would stay for ever. */
export function TooltipBubble({ label, placement, ...trigger }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  return (
    <AriaFrame>
      <TooltipTrigger delay={TOOLTIP_DELAY} closeDelay={TOOLTIP_GRACE}>
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
          style={{ maxWidth: TOOLTIP_MAX_WIDTH }}
          className="w-max rounded-small bg-[rgb(var(--be-foreground-base))] px-3 py-1.5 text-sm font-semibold text-background"
        >
          {label}
        </Tooltip>
      </TooltipTrigger>
    </AriaFrame>
  )
}

/** Opens and closes the tooltip by what happens to the element, which was there before this code was. */
function Trigger({ frame, bubble, isHeld, onRelease }: TriggerProps & { bubble: RefObject<HTMLElement | null> }) {
  const state = use(TooltipTriggerStateContext)
  const isOpen = state?.isOpen ?? false
  const show = useEffectEvent((atOnce: boolean) => state?.open(atOnce))
  const hide = useEffectEvent((atOnce: boolean) => state?.close(atOnce))
  const release = useEffectEvent(onRelease)

  useEffect(() => {
    const element = frame.current?.firstElementChild
    if (!element) return undefined
    const listening = new AbortController()
    const on = (type: string, listener: (event: Event) => void, target: EventTarget = element) =>
      target.addEventListener(type, listener, { signal: listening.signal, capture: true })
    const isFinger = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch'
    const showToKeyboard = () => element.matches(':focus-visible') && show(true)
    on('pointerenter', (event) => !isFinger(event) && event.target === element && show(false))
    on('pointerleave', (event) => !isFinger(event) && event.target === element && hide(false))
    on('pointerdown', () => hide(true))
    on('focus', showToKeyboard)
    on('blur', () => hide(true))
    on('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && hide(true), document)
    // It came for what has already happened.
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
    // What names the element already would be said twice.
    if (!isOpen || !element || !id || element.getAttribute('aria-label') === bubble.current?.textContent)
      return undefined
    const before = element.getAttribute('aria-describedby')
    element.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
    return () =>
      before ? element.setAttribute('aria-describedby', before) : element.removeAttribute('aria-describedby')
  }, [isOpen, frame, bubble])

  return null
}
