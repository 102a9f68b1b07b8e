import * as z from 'zod/mini'

import type { MenuItem } from '@/contract/shapes/menus'
import { parseMenu } from '@/core/shared/appearance-editor/parse-menu'

/** Item of a menu in the editor: fields of other releases go back unchanged. */
export type EditedItem = MenuItem & { id: string | number }

/** Menu in the editor. */
export type EditedMenu = {
  id: string | number
  name?: string | null | undefined
  positions: string[]
  items: EditedItem[]
  [field: string]: unknown
}

/** Gives rows without an id, and those whose id is taken, one that is the same in every parse. */
function withIds<Row extends { id?: string | number | null | undefined }>(rows: readonly Row[], prefix: string) {
  const used = new Set<string>()
  return rows.map((row, index) => {
    const id = row.id == null || used.has(String(row.id)) ? `${prefix}-${index}` : row.id
    used.add(String(id))
    return { ...row, id }
  })
}

const rows = z.pipe(
  z.transform((sent: unknown): unknown[] => (Array.isArray(sent) ? sent : [])),
  z.array(z.unknown()),
)

/** Menus of the settings (backend contract, section 10), each with an id; what the site cannot show is left out. */
export const editedMenusSchema = z.pipe(
  rows,
  z.transform((sent): EditedMenu[] => {
    const menus = sent.flatMap((menu) => parseMenu(menu) ?? [])
    return withIds(menus, 'menu').map((menu) => ({ ...menu, items: withIds(menu.items, 'item') }))
  }),
)

/** Random, because two administrators may add rows at the same time. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

/** Returns a new item without conditions, which opens in the same tab. */
export const newItem = (): EditedItem => ({
  id: newId(),
  type: 'route',
  label: '',
  action: '',
  target: '_self',
  roles: [],
  permissions: [],
  settings: {},
})

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
