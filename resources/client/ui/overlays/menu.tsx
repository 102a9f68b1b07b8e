import { type ComponentType, type KeyboardEvent, type ReactNode, useState } from 'react'

import type { MenuPopoverProps } from './menu-popover'
import type { MenuGroup } from './menu-rows'
import { type OverlayTrigger, useOverlayTrigger } from './use-overlay-trigger'

/** Props for the button that opens the menu. */
export type MenuTrigger = OverlayTrigger<'menu'>

type MenuProps = {
  /** Accessible name of the menu. */
  label: string
  groups: MenuGroup[]
  trigger: (trigger: MenuTrigger) => ReactNode
  placement?: MenuPopoverProps['placement']
}

const loadPopover = () => import('./menu-popover').then(({ MenuPopover }) => MenuPopover)

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

/** Button that opens a menu; the menu's code is prefetched when the button is hovered or focused. */
export function Menu({ label, groups, trigger, placement = 'bottom end' }: MenuProps) {
  const { Part, part, trigger: button } = useMenuTrigger(loadPopover)
  return (
    <>
      {trigger(button)}
      {Part && <Part {...part} label={label} groups={groups} placement={placement} />}
    </>
  )
}
