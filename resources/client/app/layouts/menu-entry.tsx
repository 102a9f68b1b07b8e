import type { VisibleItem } from '@/core/platform/navigation/menus'
import type { MenuEntry } from '@/ui/overlays/menu-rows'
import { SvgTree } from '@/ui/pictures/svg-tree'

/** Converts an item of the site's menus to an entry of a popover. */
export function menuEntry({ id, type, label, action, target, icon }: VisibleItem, index: number): MenuEntry {
  // Our own entries have names as ids.
  const entry = { id: String(id ?? index), label, icon: icon && <SvgTree nodes={icon} /> }
  if (type === 'route') return { ...entry, to: action }
  return { ...entry, onSelect: () => followLink(action, target) }
}

/** Follows a URL by clicking a temporary link, so that a child's page intercepts it and asks for an adult. */
function followLink(href: string, target: string | null | undefined): void {
  const link = document.createElement('a')
  link.href = href
  link.target = target ?? ''
  link.rel = 'noopener noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}
