import type { EditedItem, EditedMenu } from './edited-menus'

type Menus = readonly EditedMenu[]

/** Ids of other releases may have any character; a dot separates an item from its menu. */
const segment = (id: string | number): string => String(id).replaceAll('%', '%25').replaceAll('.', '%2E')

/** Place of a menu or of its item in the URL of the editor: their ids. */
export const placeOf = ({ id }: Pick<EditedMenu, 'id'>, item?: Pick<EditedItem, 'id'>): string =>
  [id, ...(item ? [item.id] : [])].map(segment).join('.')

/** Finds the menu of a place, and the item in it. */
export function findPlace(menus: Menus, place: string | undefined) {
  const menu = menus.find((each) => place?.split('.')[0] === placeOf(each))
  const item = menu?.items.find((each) => place === placeOf(menu, each))
  return { menu, item }
}

/** Place of a setting that a pressed part of the page names: `menus.0.items.2`. */
export function placeOfMenuSetting(menus: Menus, setting: string): string | undefined {
  const [, index, , itemIndex] = setting.split('.')
  const menu = menus[Number(index)]
  return menu && placeOf(menu, menu.items[Number(itemIndex)])
}
