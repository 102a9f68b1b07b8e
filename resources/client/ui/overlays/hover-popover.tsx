import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { useLazyPart } from '../use-lazy-part'
import type { HoverPanelProps } from './hover-panel'
import { useLongPress } from './use-long-press'

/** Delay before it closes after pointer and focus have left, in milliseconds (spec section 9). */
export const HOVER_POPOVER_CLOSE_MS = 150

/** How long a pointer or focus must rest before it opens, in milliseconds. */
export const HOVER_POPOVER_OPEN_MS = 300

/** Props for the element that opens the popover. */
export type HoverPopoverTrigger = {
  ref: Ref<HTMLElement & HTMLAnchorElement & HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

type HoverPopoverProps = {
  /** Accessible name of the popover. */
  label: string
  trigger: (trigger: HoverPopoverTrigger) => ReactNode
  children: ReactNode
  placement?: HoverPanelProps['placement']
}

const loadPanel = () => import('./hover-panel').then(({ HoverPanel }) => HoverPanel)

/**
 * Popover for a link or button that opens on hover, focus or long press. Tab moves from the trigger into it, Escape
 * closes it. Its content must also be available on the trigger's target page.
 */
export function HoverPopover({ label, trigger, children, placement = 'bottom start' }: HoverPopoverProps) {
  const id = useId()
  const element = useRef<HTMLElement & HTMLAnchorElement & HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const { isOpen, setOpen, setOpenAfter } = useDelayedOpen()
  const [Panel, prepare] = useLazyPart(loadPanel, () => setOpen(false))
  const openSoon = () => {
    prepare()
    setOpenAfter(true, HOVER_POPOVER_OPEN_MS)
  }
  const closeSoon = () => setOpenAfter(false, HOVER_POPOVER_CLOSE_MS)
  const longPress = useLongPress(() => {
    prepare()
    setOpen(true)
  })
  const enterByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || !isOpen || !element.current?.contains(document.activeElement)) return
    const first = panel.current?.querySelector<HTMLElement>('a[href], button:enabled, input:enabled, [tabindex="0"]')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  const isShown = isOpen && Panel !== undefined
  return (
    // React also bubbles pointer and focus events from the panel's portal.
    <span
      {...longPress}
      role="presentation"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && openSoon()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && closeSoon()}
      onFocus={({ target }) => target.matches(':focus-visible') && openSoon()}
      onBlur={closeSoon}
      onKeyDown={enterByTab}
      className="contents"
    >
      {trigger({
        ref: element,
        'aria-haspopup': 'dialog',
        'aria-expanded': isShown,
        'aria-controls': isShown ? id : undefined,
      })}
      {Panel && (
        <Panel
          id={id}
          ref={panel}
          label={label}
          placement={placement}
          triggerRef={element}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {children}
        </Panel>
      )}
    </span>
  )
}

/** Open state that can change immediately or after a delay; Escape closes immediately. */
function useDelayedOpen() {
  const [isOpen, setState] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const setOpen = (next: boolean) => {
    clearTimeout(timer.current)
    setState(next)
  }
  const setOpenAfter = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    if (next !== isOpen) timer.current = setTimeout(() => setState(next), delay)
  }
  const closeByKey = useEffectEvent(({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(false))
  useEffect(() => {
    if (!isOpen) return undefined
    const listener = (event: globalThis.KeyboardEvent) => void closeByKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOpen])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { isOpen, setOpen, setOpenAfter }
}
