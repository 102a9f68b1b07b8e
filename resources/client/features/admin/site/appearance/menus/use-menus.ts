import { useTranslation } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'

import { useDraftState, useValue } from '../editor-context'
import { usePlace } from '../use-place'
import { copyOf, type EditedItem, type EditedMenu, newItem, newMenu } from './edited-menus'
import { addItem, changeItem, changeMenu, moveItemTo, neighbourOf, orderItems, removeItem } from './menu-list'
import { placeOf } from './menu-place'

/** The value, or a part of it that the server refuses: `menus.0.name`. */
const MENUS = /^menus(?:\.|$)/

/** Returns the menus, and what can be done with them. Each change has a name in the history. */
export function useMenus() {
  const { t } = useTranslation()
  const { value: menus, change } = useValue('menus')
  const error = useDraftState(({ errors }) => Object.entries(errors).find(([name]) => MENUS.test(name))?.[1])
  const place = usePlace()
  const nameOf = (menu: EditedMenu) => menu.name || t('Menu')
  const itemNameOf = (item: EditedItem) => item.label || t('Menu item')
  const open = (menu?: EditedMenu, item?: EditedItem, focus?: string) =>
    place.open({ section: 'menus', item: menu && placeOf(menu, item), focus })

  function add(menu: EditedMenu): void {
    change([...menus, menu], { name: t('Menu: :name', { name: nameOf(menu) }), target: '' })
    open(menu)
  }
  function update(menu: EditedMenu, part: Partial<EditedMenu>, title: string, target = title): void {
    change(changeMenu(menus, menu.id, part), {
      name: `${nameOf(menu)}: ${title}`,
      target: `menus/${placeOf(menu)}/${target}`,
    })
  }
  return {
    menus,
    error,
    nameOf,
    itemNameOf,
    open,
    create: () => add(newMenu(t('New menu'))),
    duplicate: (menu: EditedMenu) => add(copyOf(menu, t('Copy of :name', { name: nameOf(menu) }))),
    remove: (menu: EditedMenu): void => {
      const next = neighbourOf(menus, menu.id)
      change(
        menus.filter(({ id }) => id !== menu.id),
        { name: t('Deleted: :name', { name: nameOf(menu) }), target: '' },
      )
      open(undefined, undefined, next && placeOf(next))
    },
    update,
    addTo: (menu: EditedMenu): void => {
      const item = newItem()
      update(menu, { items: addItem(menu.items, item) }, t('Menu item'), `add ${item.id}`)
      open(menu, item)
    },
    reorder: (menu: EditedMenu, keys: readonly string[]) =>
      update(menu, { items: orderItems(menu.items, keys) }, t('Order of items'), `order ${keys.join(' ')}`),
    moveTo: (menu: EditedMenu, item: EditedItem, target: EditedMenu): void => {
      const next = neighbourOf(menu.items, item.id)
      const names = { name: itemNameOf(item), menu: nameOf(target) }
      change(moveItemTo(menus, menu, item, target), { name: t('“:name” moved to “:menu”', names), target: '' })
      open(menu, undefined, next && placeOf(menu, next))
      toast.positive(t('“:name” moved to “:menu”', names))
    },
    updateItem: (menu: EditedMenu, item: EditedItem, part: Partial<EditedItem>, title: string) =>
      update(
        menu,
        { items: changeItem(menu.items, item.id, part) },
        `${itemNameOf(item)}, ${title}`,
        `${item.id} ${title}`,
      ),
    removeItem: (menu: EditedMenu, item: EditedItem): void => {
      const next = neighbourOf(menu.items, item.id)
      const items = removeItem(menu.items, item.id)
      update(menu, { items }, t('Deleted: :name', { name: itemNameOf(item) }), `delete ${item.id}`)
      open(menu, undefined, next && placeOf(menu, next))
    },
  }
}
