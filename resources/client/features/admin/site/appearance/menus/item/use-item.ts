import type { EditedItem, EditedMenu } from '../edited-menus'
import { useMenus } from '../use-menus'

/** The open item, and its menu. */
export type ItemProps = { menu: EditedMenu; item: EditedItem }

/** Returns the open item, and a function that changes a part of it, named `title` in the history. */
export function useItem({ menu, item }: ItemProps) {
  const { updateItem } = useMenus()
  return { item, write: (part: Partial<EditedItem>, title: string) => updateItem(menu, item, part, title) }
}
