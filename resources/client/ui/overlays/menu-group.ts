import type { ReactNode } from 'react'

/** Entry of a menu: a link if it has `to`, a submenu if it has `groups`, otherwise an action. */
export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  lang?: string
  /** Keyboard shortcut shown at the end of the row: "Ctrl+P". */
  shortcut?: string
  disabled?: boolean
  /** Marks a destructive action. */
  danger?: boolean
} & (
  | { to: string; onSelect?: never; groups?: never }
  | { to?: never; onSelect: () => void; groups?: never }
  | { to?: never; onSelect?: never; groups: MenuGroup[] }
)

/**
 * A section of menu entries, separated from the next by a line. With `selectedId` it is a single choice, and the
 * selected entry is checked.
 */
export type MenuGroup = { id: string; title?: string; entries: MenuEntry[]; selectedId?: string | null }
