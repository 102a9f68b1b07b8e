import type { ReactNode } from 'react'

import type { MenuPopoverProps } from './menu-popover'
import type { MenuGroup } from './menu-rows'
import { type MenuTrigger, useMenuTrigger } from './use-menu-trigger'

type MenuProps = {
  /** Accessible name of the menu. */
  label: string
  groups: MenuGroup[]
  trigger: (trigger: MenuTrigger) => ReactNode
  placement?: MenuPopoverProps['placement']
}

const loadPopover = () => import('./menu-popover').then(({ MenuPopover }) => MenuPopover)

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
