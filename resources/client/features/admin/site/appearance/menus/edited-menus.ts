import * as z from 'zod/mini'

import type { Menu, MenuItem } from '@/contract/shapes/menus'
import { parseMenu, parseMenuItem } from '@/core/shared/appearance-editor/parse-rows'
import { isObject } from '@/lib/json/json-value'

import { identityOf, isReadable, rowsSchema, type Unreadable, withIds } from '../draft/stored-rows'

/** Item of a menu in the editor: fields of other releases go back unchanged. */
export type EditedItem = MenuItem & Unreadable & { id: string | number }

/** Menu in the editor. */
export type EditedMenu = Unreadable & {
  id: string | number
  name?: string | null | undefined
  positions: string[]
  items: EditedItem[]
  [field: string]: unknown
}

/** An item without a target, which no visitor sees. */
const blankItem = { type: 'link', label: '', action: '', roles: [], permissions: [], settings: {} }

function labelOf(stored: unknown): { label?: string } {
  const { label } = isObject(stored) ? stored : {}
  return typeof label === 'string' ? { label } : {}
}

const readItem = (stored: unknown): MenuItem & Unreadable =>
  parseMenuItem(stored) ?? { ...blankItem, ...identityOf(stored), ...labelOf(stored), stored }

function readMenu(stored: unknown): Menu & Unreadable {
  const { items, ...menu } = isObject(stored) ? stored : {}
  const readable = Array.isArray(items) ? { ...menu, items: items.map(readItem) } : stored
  return parseMenu(readable) ?? { positions: [], items: [], ...identityOf(stored), stored }
}

/** Menus of the settings (backend contract, section 10), each with an id. */
export const editedMenusSchema = z.pipe(
  rowsSchema,
  z.transform((sent): EditedMenu[] =>
    withIds(sent.map(readMenu), 'menu').map((menu) => ({ ...menu, items: withIds(menu.items, 'item') })),
  ),
)

const storedItem = (item: EditedItem): unknown => (isReadable(item) ? item : item.stored)

/** Returns the menus as they are saved: unreadable rows as they were. */
export const storedMenus = (menus: readonly EditedMenu[]): unknown[] =>
  menus.map((menu) => (isReadable(menu) ? { ...menu, items: menu.items.map(storedItem) } : menu.stored))

/** Returns a random id, because two administrators may add rows at the same time. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

/** Returns a new item without conditions, which opens in the same tab. */
export const newItem = (): EditedItem => ({ ...blankItem, id: newId(), type: 'route', target: '_self' })

/** Returns a new menu without positions. */
export const newMenu = (name: string): EditedMenu => ({ id: newId(), name, positions: [], items: [] })

/** Returns a copy of a menu that is shown nowhere yet. */
export const copyOf = (menu: EditedMenu, name: string): EditedMenu => ({
  ...menu,
  id: newId(),
  name,
  positions: [],
  items: menu.items.map((item) => ({ ...item, id: newId() })),
})
