import { useState } from 'react'
import type { ContextType } from 'react'
import type { Key, RootMenuTriggerStateContext } from 'react-aria-components/Menu'

type RootMenuState = NonNullable<ContextType<typeof RootMenuTriggerStateContext>>

/**
 * State of open submenus for react-aria's RootMenuTriggerStateContext. react-aria's MenuTrigger provides it too, but requires
 * a react-aria button, and our menu buttons render without react-aria.
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
