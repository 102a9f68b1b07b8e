import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header, Keyboard, Menu, MenuItem, MenuSection, Popover, SubmenuTrigger } from 'react-aria-components/Menu'

import { WIDE } from '@/lib/browser/wide'
import { classNames } from '@/lib/class-names'
import { useMediaQuery } from '@/lib/react/use-browser-state'

import { FLOATING_PADDING, PANEL, ROW, ROWS, ROWS_TITLE } from './floating-style'

/** Entry of a menu: a link if it has `to`, a submenu if it has `groups`, otherwise an action. */
export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  lang?: string
  /** Shown after the label, and read with it. */
  badge?: ReactNode
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

/** Classes of the panel of a menu or submenu. */
export const MENU_PANEL = classNames(PANEL, 'min-w-56 max-w-[min(20rem,calc(100vw-2rem))] overflow-auto p-2')

/** Groups of menu entries, which can contain submenus. */
export function MenuRows({ groups }: { groups: MenuGroup[] }) {
  return groups.map((group) => <Group key={group.id} group={group} />)
}

/** Key of an entry in its menu, because ids are unique only within their group. */
const keyOf = (group: string, entry: string): string => `${group}/${entry}`

function Group({ group: { id, title, entries, selectedId } }: { group: MenuGroup }) {
  const isChoice = selectedId !== undefined
  return (
    <MenuSection
      {...(isChoice && {
        selectionMode: 'single',
        selectedKeys: selectedId === null ? [] : [keyOf(id, selectedId)],
        disallowEmptySelection: true,
      })}
      className={ROWS}
    >
      {title && <Header className={ROWS_TITLE}>{title}</Header>}
      {entries.map((entry) =>
        entry.groups ? (
          <Submenu key={entry.id} group={id} entry={entry} groups={entry.groups} />
        ) : (
          <Row key={entry.id} group={id} entry={entry} isChoice={isChoice} />
        ),
      )}
    </MenuSection>
  )
}

function Submenu({ group, entry, groups }: { group: string; entry: MenuEntry; groups: MenuGroup[] }) {
  // On phones two menus do not fit side by side, so the submenu opens below its row.
  const placement = useMediaQuery(WIDE) ? 'end top' : 'bottom end'
  return (
    <SubmenuTrigger>
      <Row group={group} entry={entry} isChoice={false} />
      <Popover placement={placement} offset={-4} containerPadding={FLOATING_PADDING} className={MENU_PANEL}>
        <Menu aria-label={entry.label} className="outline-none">
          <MenuRows groups={groups} />
        </Menu>
      </Popover>
    </SubmenuTrigger>
  )
}

type RowProps = { group: string; entry: MenuEntry; isChoice: boolean }

function Row({
  group,
  entry: { id, label, icon, lang, badge, shortcut, disabled, danger, to, onSelect, groups },
  isChoice,
}: RowProps) {
  return (
    <MenuItem
      id={keyOf(group, id)}
      textValue={label}
      isDisabled={disabled}
      {...(to === undefined ? { onAction: onSelect } : { href: to })}
      className={classNames(ROW, danger && 'not-data-disabled:text-danger')}
    >
      {icon}
      <span lang={lang} className="min-w-0 flex-1">
        {label}
      </span>
      {badge}
      {shortcut && <Keyboard className="ps-4 font-sans text-sm font-normal text-muted">{shortcut}</Keyboard>}
      {isChoice && <Check aria-hidden strokeWidth={3} className="invisible group-data-selected:visible" />}
      {groups && <ChevronRight aria-hidden className="-me-1 text-muted rtl:-scale-x-100" />}
    </MenuItem>
  )
}
