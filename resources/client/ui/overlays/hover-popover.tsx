import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'

import { usePart } from '@/lib/lazy/use-part'
import { useEventListener } from '@/lib/react/use-event-listener'
import { useTimeout } from '@/lib/react/use-timer'

import type { HoverPanelProps } from './hover-panel'
import { useHoverTrigger } from './use-hover-trigger'

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
  const { isOpen, setOpen, setOpenSoon } = useDelayedOpen()
  const [Panel, prepare] = usePart(loadPanel, { when: 'intent', onFail: () => setOpen(false) })
  const { triggerProps, hoverProps, focusProps } = useHoverTrigger({
    onShow: (cause) => {
      prepare()
      if (cause === 'hold') setOpen(true)
      else setOpenSoon(true)
    },
    onHide: () => setOpenSoon(false),
  })
  const enterOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || !isOpen) return
    const first = panel.current?.querySelector<HTMLElement>('a[href], button:enabled, input:enabled, [tabindex="0"]')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  const isShown = isOpen && Panel !== undefined
  return (
    <>
      <span {...triggerProps} role="presentation" onKeyDown={enterOnTab} className="contents">
        {trigger({
          ref: element,
          'aria-haspopup': 'dialog',
          'aria-expanded': isShown,
          'aria-controls': isShown ? id : undefined,
        })}
      </span>
      {Panel && (
        <Panel
          id={id}
          ref={panel}
          label={label}
          placement={placement}
          triggerRef={element}
          hoverProps={hoverProps}
          focusProps={focusProps}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {children}
        </Panel>
      )}
    </>
  )
}

/** Open state that can change immediately or after a delay; Escape closes immediately. */
function useDelayedOpen() {
  const [isOpen, setState] = useState(false)
  const [isRequested, setOpenSoon] = useState(false)
  const setOpen = (next: boolean) => {
    setOpenSoon(next)
    setState(next)
  }
  const delayMs = isRequested ? HOVER_POPOVER_OPEN_MS : HOVER_POPOVER_CLOSE_MS
  useTimeout(() => setState(isRequested), isRequested === isOpen ? null : delayMs)
  useEventListener('document', 'keydown', ({ key }) => key === 'Escape' && setOpen(false), { enabled: isOpen })
  return { isOpen, setOpen, setOpenSoon }
}
