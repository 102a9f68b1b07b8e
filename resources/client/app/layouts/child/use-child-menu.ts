import type { VisibleItem } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'
import { useMenu } from '@/core/platform/navigation/use-menu'

/** So many places, and the search: five targets of 64 pixels stand side by side on the narrowest screen. */
export const CHILD_PLACES = 4

/** The first places on this site of the menu that phones have, which is the one for few, or else of the main menu. */
export function useChildMenu(): VisibleItem[] {
  const [few, all] = [useMenu('mobile-bottom'), useMenu('sidebar-primary')].map((menu) =>
    menu.filter(isPlace).slice(0, CHILD_PLACES),
  )
  return few && few.length > 0 ? few : (all ?? [])
}

const isPlace = ({ type, action }: VisibleItem): boolean =>
  type === 'route' && !action.startsWith(paths.search.link({}))
