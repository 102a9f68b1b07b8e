import { type ComponentProps, type ContextType, useState } from 'react'
import { RouterProvider } from 'react-aria-components'
import { type Key, Menu, Popover, RootMenuTriggerStateContext } from 'react-aria-components/Menu'
import { useHref, useNavigate } from 'react-router-dom'

import { AriaProvider } from '../aria-provider'
import { useTypeAhead } from '../pickers/use-type-ahead'
import { FLOATING_GAP, FLOATING_PADDING } from './floating-style'
import { MENU_PANEL, type MenuGroup, MenuRows } from './menu-rows'
import type { OverlayPart } from './use-overlay-trigger'

type PopoverProps = ComponentProps<typeof Popover>

/** Props of {@link MenuPopover}. */
export type MenuPopoverProps = OverlayPart & {
  label: string
  groups: MenuGroup[]
  /** Entry that receives the focus on opening. */
  start: 'first' | 'last'
  placement: PopoverProps['placement']
  /** Position to open at, if it is not the trigger's. */
  getTargetRect?: PopoverProps['getTargetRect']
}

/** Popover of a menu, which loads it on demand. Focus moves in and is restored on close. */
export function MenuPopover({ id, label, groups, start, isOpen, onOpenChange, ...overlay }: MenuPopoverProps) {
  const state = useRootMenuState(isOpen, onOpenChange)
  return (
    <AriaProvider>
      <RouterProvider navigate={useNavigate()} useHref={useHref}>
        <RootMenuTriggerStateContext value={state}>
          <Popover
            {...overlay}
            isOpen={isOpen}
            onOpenChange={(next) => state.setOpen(next)}
            aria-label={label}
            offset={overlay.getTargetRect ? 0 : FLOATING_GAP}
            containerPadding={FLOATING_PADDING}
            className={MENU_PANEL}
          >
            {/* Suppresses the browser's context menu, which some systems open when the menu key is released. */}
            <div onKeyDownCapture={useTypeAhead()} onContextMenu={(event) => event.preventDefault()}>
              <Menu id={id} aria-label={label} autoFocus={start} onClose={() => state.close()} className="outline-none">
                <MenuRows groups={groups} />
              </Menu>
            </div>
          </Popover>
        </RootMenuTriggerStateContext>
      </RouterProvider>
    </AriaProvider>
  )
}

type RootMenuState = NonNullable<ContextType<typeof RootMenuTriggerStateContext>>

/**
 * State of open submenus for react-aria's RootMenuTriggerStateContext. react-aria's MenuTrigger provides it too, but
 * requires a react-aria button, and our menu buttons render without react-aria.
 */
export function useRootMenuState(isOpen: boolean, onOpenChange: (isOpen: boolean) => void): RootMenuState {
  const [expandedKeysStack, setStack] = useState<Key[]>([])
  const setOpen = (next: boolean) => {
    setStack([])
    onOpenChange(next)
  }
  return {
    isOpen,
    setOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: () => setOpen(!isOpen),
    focusStrategy: null,
    point: null,
    setPoint: () => {},
    expandedKeysStack,
    openSubmenu: (key, level) => setStack((stack) => (level > stack.length ? stack : [...stack.slice(0, level), key])),
    closeSubmenu: (key, level) => setStack((stack) => (stack[level] === key ? stack.slice(0, level) : stack)),
  }
}
