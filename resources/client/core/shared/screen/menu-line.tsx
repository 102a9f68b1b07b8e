import { useMenu } from '@/core/platform/navigation/menus'
import { Link } from '@/ui/links/link'

type MenuLineProps = {
  /** Position that an administrator gives menus (backend contract, section 10). */
  position: string
  /** Accessible name of the navigation. */
  label: string
}

const LINK = 'inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:text-main hover:underline'

/** Text links that an administrator placed at a position, side by side; nothing without any. */
export function MenuLine({ position, label: name }: MenuLineProps) {
  const items = useMenu(position)
  if (items.length === 0) return null
  return (
    <nav aria-label={name}>
      <ul className="flex flex-wrap gap-x-5">
        {items.map(({ id, type, action, label, target }, index) => (
          <li key={id ?? index}>
            {type === 'route' ? (
              <Link to={action} className={LINK}>
                {label}
              </Link>
            ) : (
              <a href={action} target={target ?? undefined} rel="noopener noreferrer" className={LINK}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
