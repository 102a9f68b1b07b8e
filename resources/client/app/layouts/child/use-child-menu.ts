import type { VisibleItem } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'
import { useMenu } from '@/core/platform/navigation/use-menu'

/** Number of places beside the search: five targets of 64 pixels fit the narrowest screen. */
export const CHILD_PLACES = 4

/** Returns the first internal links of the phone's bottom menu, or of the main menu where that has none. */
export function useChildMenu(): VisibleItem[] {
  const [few, all] = [useMenu('mobile-bottom'), useMenu('sidebar-primary')].map((menu) =>
    menu.filter(isPlace).slice(0, CHILD_PLACES),
  )
  return few && few.length > 0 ? few : (all ?? [])
}

const isPlace = ({ type, action }: VisibleItem): boolean =>
  type === 'route' && !action.startsWith(paths.search.link({}))
