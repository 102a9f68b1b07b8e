import type { EditedItem } from '../edited-menus'

/** A menu item, and a function that changes a part of it, named `title` in the history. */
export type ItemProps = { item: EditedItem; write: (part: Partial<EditedItem>, title: string) => void }
