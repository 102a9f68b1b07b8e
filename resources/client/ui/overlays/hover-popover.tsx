import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { useLazyPart } from '../use-lazy-part'
import type { HoverPanelProps } from './hover-panel'
import { useLongPress } from './use-long-press'

/** After pointer and focus have left, it stays so long, in milliseconds (spec section 9). */
export const HOVER_POPOVER_CLOSE = 150

/** A pointer or focus that only passes by opens nothing: it has to rest so long, in milliseconds. */
export const HOVER_POPOVER_OPEN = 300

/** What the element that opens it must be given. */
export type HoverPopoverTrigger = {
  ref: Ref<HTMLElement & HTMLAnchorElement & HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

type HoverPopoverProps = {
  /** Name of what opens. */
  label: string
  trigger: (trigger: HoverPopoverTrigger) => ReactNode
  children: ReactNode
  placement?: HoverPanelProps['placement']
}

const loadPanel = () => import('./hover-panel').then(({ HoverPanel }) => HoverPanel)

/**
 * Shows more of a link or button while a pointer or the focus rests on it, or when a finger does. Tab goes from the trigger into
 * it, Escape closes it. What it holds has to be on the page that the trigger leads to as well.
 */
export function HoverPopover({ label, trigger, children, placement = 'bottom start' }: HoverPopoverProps) {
  const id = useId()
  const element = useRef<HTMLElement & HTMLAnchorElement & HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const { isOpen, setOpen, setOpenAfter } = useDelayedOpen()
  const [Panel, prepare] = useLazyPart(loadPanel, () => setOpen(false))
  const stay = () => {
    prepare()
    setOpenAfter(true, HOVER_POPOVER_OPEN)
  }
  const leave = () => setOpenAfter(false, HOVER_POPOVER_CLOSE)
  const hold = useLongPress(() => {
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
    // React tells it of pointer and focus in the panel as well, wherever in the page that is.
    <span
      {...hold}
      role="presentation"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && stay()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
      onFocus={({ target }) => target.matches(':focus-visible') && stay()}
      onBlur={leave}
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

/** Open or not, now or after a while; Escape closes at once. */
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
