import { type ComponentType, type KeyboardEvent, type ReactNode, useState } from 'react'

import type { MenuPopoverProps } from './menu-popover'
import { type OverlayTrigger, useOverlayTrigger } from './use-overlay-trigger'

/** One line of a menu: a link when it has `to`, a submenu when it has `groups`, otherwise something that is done. */
export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  lang?: string
  /** Keys that do the same, shown at the line's end: "Ctrl+P". */
  shortcut?: string
  disabled?: boolean
  /** It destroys something. */
  danger?: boolean
} & (
  | { to: string; onSelect?: never; groups?: never }
  | { to?: never; onSelect: () => void; groups?: never }
  | { to?: never; onSelect?: never; groups: MenuGroup[] }
)

/**
 * Entries that belong together; a line parts one group from the next. With `selectedId` they are a choice and the chosen one is
 * ticked.
 */
export type MenuGroup = { id: string; title?: string; entries: MenuEntry[]; selectedId?: string | null }

/** What the button that opens the menu must be given. */
export type MenuTrigger = OverlayTrigger<'menu'>

type MenuProps = {
  /** Name of the menu. */
  label: string
  groups: MenuGroup[]
  trigger: (trigger: MenuTrigger) => ReactNode
  placement?: MenuPopoverProps['placement']
}

const loadPopover = () => import('./menu-popover').then(({ MenuPopover }) => MenuPopover)

/** What a button needs to open a menu, whose code comes when the button is neared: the arrow keys open it too. */
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

/** A button that opens a menu. The menu's own code comes when the button is neared. */
export function Menu({ label, groups, trigger, placement = 'bottom end' }: MenuProps) {
  const { Part, part, trigger: button } = useMenuTrigger(loadPopover)
  return (
    <>
      {trigger(button)}
      {Part && <Part {...part} label={label} groups={groups} placement={placement} />}
    </>
  )
}
