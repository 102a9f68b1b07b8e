import { isSame } from '@/lib/json/is-same'

import { isReadable } from '../draft/stored-rows'
import type { EditedTheme } from './edited-themes'

type Themes = readonly EditedTheme[]
type Id = EditedTheme['id']

/** Prefix of the ids of new themes, which the server replaces. */
const NEW = 'new-'

/** Returns an id that no theme has. Texts are temporary ids (backend contract, section 7). */
function temporaryId(themes: Themes): string {
  const used = new Set(themes.map(({ id }) => id))
  let number = 1
  while (used.has(`${NEW}${number}`)) number++
  return `${NEW}${number}`
}

/** Returns the ids that the server has given to new themes, by their temporary ids. */
export function savedIds(sent: Themes, saved: Themes): ReadonlyMap<Id, Id> {
  const [before, after] = [sent, saved].map((list) => new Set(list.map(({ id }) => id)))
  const added = saved.filter(({ id }) => !before?.has(id))
  return new Map(
    sent
      .filter(({ id }) => !after?.has(id))
      .flatMap((theme): [Id, Id][] => {
        const place = added.findIndex(({ name, values }) => name === theme.name && isSame(values, theme.values))
        const [row] = place < 0 ? [] : added.splice(place, 1)
        return row ? [[theme.id, row.id]] : []
      }),
  )
}

/** Returns the themes with other ids. */
export const withNewIds = (themes: Themes, ids: ReadonlyMap<Id, Id>): EditedTheme[] =>
  themes.map((theme) => ({ ...theme, id: ids.get(theme.id) ?? theme.id }))

/** Adds a copy of a theme, which is no default, after it or at the end. Returns the list and the copy. */
export function addCopy(themes: Themes, theme: EditedTheme, name: string) {
  const copy: EditedTheme = { ...theme, id: temporaryId(themes), name, default_light: false, default_dark: false }
  const place = themes.findIndex(({ id }) => id === theme.id)
  return { themes: themes.toSpliced(place < 0 ? themes.length : place + 1, 0, copy), copy }
}

/** Returns the list with a changed part of one theme. */
export const changeTheme = (themes: Themes, id: Id, change: Partial<EditedTheme>): EditedTheme[] =>
  themes.map((theme) => (theme.id === id ? { ...theme, ...change } : theme))

/** Removes a theme; its default passes to another theme of the same kind. */
export function removeTheme(themes: Themes, id: Id): EditedTheme[] {
  const removed = themes.find((theme) => theme.id === id)
  const rest = themes.filter((theme) => theme !== removed)
  return (['default_light', 'default_dark'] as const)
    .filter((flag) => removed?.[flag])
    .reduce<EditedTheme[]>((list, flag) => {
      const heirs = list.filter(isReadable)
      const heir = heirs.find((theme) => theme.is_dark === (flag === 'default_dark')) ?? heirs[0]
      return heir ? makeDefault(list, heir.id, flag) : list
    }, rest)
}

/** Theme of new visitors: the light or dark default, as on their device. */
export const SYSTEM = 'system'

/** Returns the theme of new visitors once a theme is deleted. */
export const defaultWithout = <Default extends Id | null>(id: Id, value: Default): Default | typeof SYSTEM =>
  String(value) === String(id) ? SYSTEM : value

/** Makes a theme the only default of light or dark mode. */
export const makeDefault = (themes: Themes, id: Id, flag: 'default_light' | 'default_dark'): EditedTheme[] =>
  themes.map((theme) => ({ ...theme, [flag]: theme.id === id }))
