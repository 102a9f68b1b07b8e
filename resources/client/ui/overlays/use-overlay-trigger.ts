import { type ComponentType, type KeyboardEvent, type Ref, type RefObject, useId, useRef, useState } from 'react'

import { useOverlayWait } from '../feedback/waiting'
import { useLazyPart } from '../use-lazy-part'

/** What the button that opens an overlay must be given. */
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

/** What an overlay's open part must be given. */
export type OverlayPart = {
  id: string
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * A button and what it opens, whose code is prefetched when the button is neared. Until that code is here the page stays usable,
 * and the user can give up; without a connection the overlay stays closed.
 */
export function useOverlayTrigger<Kind extends string, Props>(kind: Kind, load: () => Promise<ComponentType<Props>>) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Part, prepare] = useLazyPart(load, () => setOpen(false))
  const change = (next: boolean) => {
    prepare()
    setOpen(next)
  }
  // react-aria takes the click that a key makes for one of a screen reader, and then leaves the focus to chance.
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
