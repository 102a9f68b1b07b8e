import { Search } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMenu, type VisibleItem } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'
import { classNames } from '@/lib/class-names'
import { NavLink } from '@/ui/links/link'
import { SvgTree } from '@/ui/pictures/svg-tree'

/** Number of places beside the search: five targets of 64 pixels fit the narrowest screen. */
export const CHILD_PLACES = 4

/** Returns the first internal links of the phone's bottom menu, or of the main menu where that has none. */
function useChildMenu(): VisibleItem[] {
  const [few, all] = [useMenu('mobile-bottom'), useMenu('sidebar-primary')].map((menu) =>
    menu.filter(isPlace).slice(0, CHILD_PLACES),
  )
  return few && few.length > 0 ? few : (all ?? [])
}

const isPlace = ({ type, action }: VisibleItem): boolean =>
  type === 'route' && !action.startsWith(paths.search.link({}))

/** A child's main menu: at the bottom of narrow screens, beside the page on wide ones. */
export function ChildNavigation() {
  const { t } = useTranslation()
  const items = useChildMenu()
  return (
    <nav
      aria-label={t('Main menu')}
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-[var(--cookie-notice-height,0px)] max-md:z-bar max-md:border-t max-md:border-divider max-md:bg-paper max-md:pb-[env(safe-area-inset-bottom)] md:sticky md:top-[var(--banner-height,0px)] md:h-[calc(100dvh-var(--banner-height,0px))] md:overflow-y-auto md:border-e md:border-divider md:bg-background-alt md:p-2 md:pb-[calc(var(--player-bar-height,0px)+var(--bottom-navigation-height)+0.5rem)] scrollbar-none"
    >
      <ul className="flex md:flex-col md:gap-1">
        {items.map(({ id, label, action, icon }, index) => (
          <Place
            key={id ?? index}
            to={action}
            label={label}
            icon={icon && <SvgTree nodes={icon} className="size-8 shrink-0" />}
          />
        ))}
        <Place
          to={paths.search.link({})}
          label={t('Search')}
          icon={<Search aria-hidden className="size-8 shrink-0" />}
        />
      </ul>
    </nav>
  )
}

function Place({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <li className="min-w-0 flex-1">
      <NavLink
        to={to}
        end={to === paths.home.link()}
        className={({ isActive }) =>
          classNames(
            'flex h-20 flex-col items-center justify-center gap-1 rounded-input px-1 text-center font-bold md:h-24',
            isActive ? 'bg-selected text-primary' : 'text-muted hover:bg-hover hover:text-main',
          )
        }
      >
        {icon}
        <span className="line-clamp-2 w-full text-xs leading-tight md:text-sm">{label}</span>
      </NavLink>
    </li>
  )
}
