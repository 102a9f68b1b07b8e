import { useMemo } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { menuItemsAt, type VisibleItem } from './menus'

/** Returns the menu at a position (backend contract, section 10) for the current visitor, with translated labels. */
export function useMenu(position: string): VisibleItem[] {
  const bootstrap = useBootstrap((all) => all)
  const { tServer } = useTranslation()
  return useMemo(
    () => menuItemsAt(bootstrap, position).map((item) => ({ ...item, label: tServer(item.label) })),
    [bootstrap, position, tServer],
  )
}
