import { useMenu, type VisibleItem } from '@/core/platform/navigation/menus'
import { classNames } from '@/lib/class-names'
import { NavLink } from '@/ui/links/link'
import { SvgTree } from '@/ui/pictures/svg-tree'

type MenuLinksProps = { position: string; className?: string; itemClassName?: string }

/** The entries that an administrator gave a menu and this visitor may see. */
export function MenuLinks({ position, className, itemClassName }: MenuLinksProps) {
  const items = useMenu(position)
  if (items.length === 0) return null
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={item.id ?? index}>
          <MenuLink item={item} className={itemClassName} />
        </li>
      ))}
    </ul>
  )
}

const look = 'flex items-center rounded-button font-semibold text-muted hover:bg-hover hover:text-main'

function MenuLink({ item, className }: { item: VisibleItem; className?: string | undefined }) {
  const content = (
    <>
      {item.icon && <SvgTree nodes={item.icon} className="size-6 shrink-0" />}
      <span className="line-clamp-2">{item.label}</span>
    </>
  )
  if (item.type === 'route') {
    return (
      <NavLink
        to={item.action}
        end
        target={item.target ?? undefined}
        rel="noopener noreferrer"
        className={({ isActive }) => classNames(look, className, isActive && 'bg-selected text-primary')}
      >
        {content}
      </NavLink>
    )
  }
  return (
    <a
      href={item.action}
      target={item.target ?? undefined}
      rel="noopener noreferrer"
      className={classNames(look, className)}
    >
      {content}
    </a>
  )
}
