import { useMenu, type VisibleItem } from '@/core/platform/navigation/menus'
import { Link } from '@/ui/links/link'
import { SvgTree } from '@/ui/pictures/svg-tree'

type MenuLineProps = {
  /** Position that an administrator gives menus (backend contract, section 10). */
  position: string
  /** Accessible name of the navigation. */
  label: string
}

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 text-sm text-muted underline-offset-4 hover:text-main hover:underline'

/** Links that an administrator placed at a position, side by side; nothing without any. */
export function MenuLine({ position, label }: MenuLineProps) {
  const items = useMenu(position)
  if (items.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-3 lg:gap-x-5">
        {items.map((item, index) => (
          <li key={item.id ?? index}>
            <MenuLink {...item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuLink({ type, action, label, target, icon }: VisibleItem) {
  const link = { target: target ?? undefined, rel: 'noopener noreferrer', className: LINK }
  const content = (
    <>
      {icon && <SvgTree nodes={icon} className="size-5 shrink-0" />}
      {label}
    </>
  )
  if (type === 'route') {
    return (
      <Link to={action} {...link}>
        {content}
      </Link>
    )
  }
  return (
    <a href={action} {...link}>
      {content}
    </a>
  )
}
