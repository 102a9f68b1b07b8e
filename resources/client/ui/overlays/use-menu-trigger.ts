import { type ComponentType, type KeyboardEvent, useState } from 'react'

import { type OverlayTrigger, useOverlayTrigger } from './use-overlay-trigger'

/** Props for the button that opens the menu. */
export type MenuTrigger = OverlayTrigger<'menu'>

/** Props for a menu button, which also opens by arrow keys; the menu's code is prefetched on hover or focus. */
export function useMenuTrigger<Props>(load: () => Promise<ComponentType<Props>>) {
  const [start, setStart] = useState<'first' | 'last'>('first')
  const { Part, part, trigger: button, open } = useOverlayTrigger('menu', load)
  const press = (event: KeyboardEvent) => {
    setStart(event.key === 'ArrowUp' ? 'last' : 'first')
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      open()
    } else button.onKeyDown(event)
  }
  const click = () => {
    setStart('first')
    button.onClick()
  }
  return { Part, part: { ...part, start }, trigger: { ...button, onClick: click, onKeyDown: press } }
}
