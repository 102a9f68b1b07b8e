import { type EditedItem, type EditedMenu, newId } from './edited-menus'

type Id = EditedMenu['id']
type Menus = readonly EditedMenu[]

/** Returns the menus with a changed part of one. */
export const changeMenu = (menus: Menus, id: Id, change: Partial<EditedMenu>): EditedMenu[] =>
  menus.map((menu) => (menu.id === id ? { ...menu, ...change } : menu))

/** Returns the items in an order of their keys. */
export const orderItems = (items: readonly EditedItem[], keys: readonly string[]): EditedItem[] =>
  renumbered(items.toSorted((one, other) => keys.indexOf(String(one.id)) - keys.indexOf(String(other.id))))

/** Adds an item at the end. */
export const addItem = (items: readonly EditedItem[], item: EditedItem): EditedItem[] => renumbered([...items, item])

/** Removes an item by its id; the others keep their order. */
export const removeItem = (items: readonly EditedItem[], id: Id): EditedItem[] =>
  renumbered(items.filter((item) => item.id !== id))

/** Moves an item to the end of another menu, with a new id if that menu has its id already. */
export function moveItemTo(
  menus: Menus,
  { id, items }: EditedMenu,
  item: EditedItem,
  target: EditedMenu,
): EditedMenu[] {
  const moved = target.items.some((other) => other.id === item.id) ? { ...item, id: newId() } : item
  const left = changeMenu(menus, id, { items: removeItem(items, item.id) })
  return changeMenu(left, target.id, { items: addItem(target.items, moved) })
}

/** Returns the items with a changed part of one. */
export const changeItem = (items: readonly EditedItem[], id: Id, change: Partial<EditedItem>): EditedItem[] =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item))

/** Some releases store `order` with each item (backend contract, section 10): where one has it, all get their place. */
const renumbered = (items: readonly EditedItem[]): EditedItem[] =>
  items.some((item) => Object.hasOwn(item, 'order')) ? items.map((item, order) => ({ ...item, order })) : [...items]

/** Row that gets the focus once a row is gone: the next one, or the one before. */
export const neighbourOf = <Row extends { id: Id }>(rows: readonly Row[], id: Id): Row | undefined => {
  const index = rows.findIndex((row) => row.id === id)
  return rows[index + 1] ?? rows[index - 1]
}
