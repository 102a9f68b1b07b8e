import { type ComponentType, type ReactNode, type Ref, useId, useRef, useState } from 'react'

import type { MenuPopoverProps } from './menu-popover'

/** One line of a menu: a link when it has `to`, otherwise something that is done. */
export type MenuEntry = { id: string; label: string; icon?: ReactNode; lang?: string } & (
  | { to: string; onSelect?: never }
  | { to?: never; onSelect: () => void }
)

/** Entries that belong together; with `selectedId` they are a choice and the chosen one is ticked. */
export type MenuGroup = { id: string; title?: string; entries: MenuEntry[]; selectedId?: string | null }

/** What the button that opens the menu must be given. */
export type MenuTrigger = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
}

type MenuProps = {
  /** Name of the menu. */
  label: string
  groups: MenuGroup[]
  trigger: (trigger: MenuTrigger) => ReactNode
  placement?: MenuPopoverProps['placement']
}

const loadPopover = () => import('./menu-popover').then(({ MenuPopover }) => MenuPopover)

/** A button that opens a menu. The menu's own code comes when the button is neared. */
export function Menu({ label, groups, trigger, placement }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Popover, setPopover] = useState<ComponentType<MenuPopoverProps>>()

  // Without a connection the menu stays shut, and the next press tries again.
  const prepare = () => void loadPopover().then((loaded) => setPopover(() => loaded), () => setOpen(false))

  const isShown = isOpen && Popover !== undefined
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isShown,
        'aria-controls': isShown ? id : undefined,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: () => {
          prepare()
          setOpen(!isOpen)
        },
      })}
      {Popover && (
        <Popover
          id={id}
          label={label}
          groups={groups}
          placement={placement}
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}
