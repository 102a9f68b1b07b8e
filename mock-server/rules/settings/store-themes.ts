import type { SavedTheme } from '@/contract/groups/appearance'
import type { Theme } from '@/contract/shapes/themes'

import { unexpected } from '../../kit/mock-failure'
import type { Release } from '../../state/parts/release'
import type { Db } from '../../state/store/db'
import { releases } from '../releases/releases'

type SentThemes = SavedTheme[] | { all: SavedTheme[] }

/** Themes in the release's spelling: `{all}`, or a plain list (backend contract, section 0). Throws 500 for the other. */
function listOf(themes: SentThemes, release: Release): SavedTheme[] {
  const isList = releases[release].themes === 'list'
  if (Array.isArray(themes) !== isList) throw unexpected()
  return Array.isArray(themes) ? themes : themes.all
}

/** Replaces the site's themes: new ones have a temporary text id, missing ones are deleted. */
export function storeThemes(db: Db, sent: SentThemes, release: Release): void {
  const known = new Set(db.themes.map(({ id }) => String(id)))
  let nextId = Math.max(0, ...db.themes.map(({ id }) => Number(id) || 0))
  db.themes = listOf(sent, release).map((theme): Theme => {
    const id = known.has(String(theme.id)) ? theme.id : ++nextId
    return { ...theme, id, font: theme.font ?? null }
  })
}
