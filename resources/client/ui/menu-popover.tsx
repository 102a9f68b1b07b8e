import './press-style'

import { Check } from 'lucide-react'
import type { ComponentProps, RefObject } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu'
import { useHref, useNavigate } from 'react-router-dom'

import type { MenuEntry, MenuGroup } from './menu'

/** Props of {@link MenuPopover}. */
export type MenuPopoverProps = {
  id: string
  label: string
  groups: MenuGroup[]
  placement?: ComponentProps<typeof Popover>['placement']
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const PANEL =
  'z-floating min-w-56 max-w-xs overflow-auto rounded-panel border border-divider bg-paper p-2 text-main shadow-floating outline-none data-entering:animate-rise'

const ROW =
  'group flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-3 font-semibold outline-none data-focused:bg-hover data-focus-visible:bg-focus data-pressed:bg-focus data-selected:text-primary [&_svg]:size-5 [&_svg]:shrink-0'

/** The open part of a menu; loaded by it. Focus moves in and comes back to the button. */
export function MenuPopover({ id, label, groups, placement = 'bottom end', onOpenChange, ...overlay }: MenuPopoverProps) {
  return (
    <I18nProvider locale={document.documentElement.lang || 'en'}>
      <RouterProvider navigate={useNavigate()} useHref={useHref}>
        <Popover {...overlay} aria-label={label} onOpenChange={onOpenChange} placement={placement} offset={6} className={PANEL}>
          <Menu id={id} aria-label={label} autoFocus="first" onClose={() => onOpenChange(false)} className="outline-none">
            {groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </Menu>
        </Popover>
      </RouterProvider>
    </I18nProvider>
  )
}

function Group({ group: { title, entries, selectedId } }: { group: MenuGroup }) {
  const isChoice = selectedId !== undefined
  return (
    <MenuSection
      {...(isChoice && { selectionMode: 'single', selectedKeys: selectedId === null ? [] : [selectedId], disallowEmptySelection: true })}
      {...(!title && { 'aria-label': entries[0]?.label })}
      className="not-first:mt-2 not-first:border-t not-first:border-divider not-first:pt-2"
    >
      {title && <Header className="px-3 pt-1 pb-1.5 text-xs font-bold text-muted">{title}</Header>}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} isChoice={isChoice} />
      ))}
    </MenuSection>
  )
}

function Entry({ entry: { id, label, icon, lang, to, onSelect }, isChoice }: { entry: MenuEntry; isChoice: boolean }) {
  return (
    <MenuItem id={id} textValue={label} {...(to === undefined ? { onAction: onSelect } : { href: to })} className={ROW}>
      {icon}
      <span lang={lang} className="min-w-0 flex-1">
        {label}
      </span>
      {isChoice && <Check aria-hidden strokeWidth={3} className="invisible group-data-selected:visible" />}
    </MenuItem>
  )
}
