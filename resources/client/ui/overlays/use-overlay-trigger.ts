import { type ComponentType, type KeyboardEvent, type Ref, type RefObject, useId, useRef, useState } from 'react'

import { usePart } from '@/lib/lazy/use-part'

import { useOverlayWait } from '../feedback/waiting'

/** Props for the button that opens an overlay. */
export type OverlayTrigger<Kind extends string> = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': Kind
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
}

/** Props for the lazily loaded part of an overlay. */
export type OverlayPart = {
  id: string
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Connects a button to an overlay whose code is prefetched when the button is hovered or focused. While it loads, the
 * page stays usable and the user can cancel; if loading fails, the overlay stays closed.
 */
export function useOverlayTrigger<Kind extends string, Props>(kind: Kind, load: () => Promise<ComponentType<Props>>) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Part, prepare] = usePart(load, { when: 'intent', onFail: () => setOpen(false) })
  const change = (next: boolean) => {
    prepare()
    setOpen(next)
  }
  // Handled here because react-aria treats a click from a key as a screen reader's, and then does not focus the first
  // entry.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) change(!isOpen)
  }
  const isShown = isOpen && Part !== undefined
  useOverlayWait(isOpen && !isShown, button, () => setOpen(false))
  const trigger: OverlayTrigger<Kind> = {
    ref: button,
    'aria-haspopup': kind,
    'aria-expanded': isShown,
    'aria-controls': isShown ? id : undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => change(!isOpen),
    onKeyDown: press,
  }
  const part: OverlayPart = { id, triggerRef: button, isOpen, onOpenChange: change }
  return { Part, part, trigger, open: () => change(true) }
}
