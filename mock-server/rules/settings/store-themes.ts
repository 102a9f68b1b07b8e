import { type SavedTheme, savedThemeSchema } from '@/contract/groups/appearance'
import type { Theme } from '@/contract/shapes/themes'

import { invalid, unexpected } from '../../kit/mock-failure'
import type { Release } from '../../state/parts/release'
import type { Db } from '../../state/store/db'
import { releases } from '../releases/releases'

type SentThemes = unknown[] | { all: unknown[] }

/** Themes in the release's spelling: `{all}`, or a plain list (backend contract, section 0). Throws 500 for the other. */
function listOf(themes: SentThemes, release: Release): unknown[] {
  const isList = releases[release].themes === 'list'
  if (Array.isArray(themes) !== isList) throw unexpected()
  return Array.isArray(themes) ? themes : themes.all
}

/** Returns a sent theme. Throws 422 for an invalid one. */
function validTheme(sent: unknown, index: number): SavedTheme {
  const { data, error } = savedThemeSchema.safeParse(sent)
  if (data) return data
  const field = `themes.${[index, ...(error.issues[0]?.path ?? [])].map(String).join('.')}`
  throw invalid(field, `The ${field} field is invalid.`)
}

/** Replaces the site's themes: new ones have a temporary text id, missing ones are deleted. */
export function storeThemes(db: Db, sent: SentThemes, release: Release): void {
  const known = new Set(db.themes.map(({ id }) => String(id)))
  let nextId = Math.max(0, ...db.themes.map(({ id }) => Number(id) || 0))
  db.themes = listOf(sent, release).map((row, index): Theme => {
    const theme = validTheme(row, index)
    const id = known.has(String(theme.id)) ? theme.id : ++nextId
    return { ...theme, id, font: theme.font ?? null }
  })
}
