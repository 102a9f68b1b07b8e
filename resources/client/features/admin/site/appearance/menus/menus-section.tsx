import { useState } from 'react'

import { Notice } from '@/ui/feedback/notice'

import { usePlace } from '../use-place'
import { ItemEditor } from './item/item-editor'
import { MenuEditor } from './menu-editor'
import { MenuList } from './menu-list-panel'
import { findPlace } from './menu-place'
import { useMenus } from './use-menus'
import { useShownPosition } from './use-shown-position'

/** The site's menus, one of them, or an item of it. */
export function MenusSection() {
  const { item: place } = usePlace()
  const { menus, error } = useMenus()
  const { menu, item } = findPlace(menus, place)
  const [added, setAdded] = useState<string>()
  useShownPosition(menu?.positions ?? [], added)
  return (
    <>
      {error !== undefined && <Notice>{error}</Notice>}
      {menu && item ? (
        <ItemEditor key={item.id} menu={menu} item={item} />
      ) : menu ? (
        <MenuEditor key={menu.id} menu={menu} onAddPosition={setAdded} />
      ) : (
        <MenuList />
      )}
    </>
  )
}
