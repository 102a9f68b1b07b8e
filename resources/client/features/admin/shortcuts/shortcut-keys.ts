import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { SEARCH_KEY } from '@/core/shared/shortcuts/page-shortcuts'

import { focusSearch, openFocused, openNew, step } from './move'
import { openSheet } from './open-sheet'

/** Label and action of a key; `run` returns false if it finds nothing to do, and the key is left to the page. */
type AdminShortcut = { label: TranslationKey; run: () => boolean }

/** Returns the keys of the admin area, in the order of the sheet. */
export function shortcutKeys(openPalette: () => void): Record<string, AdminShortcut> {
  const keys: Record<string, AdminShortcut> = {
    [SEARCH_KEY]: { label: 'Search', run: () => focusSearch() || (openPalette(), true) },
    j: { label: 'Next record', run: () => step(1) },
    k: { label: 'Previous record', run: () => step(-1) },
    e: { label: 'Edit', run: openFocused },
    c: { label: 'New record', run: openNew },
    '?': { label: 'Show shortcuts', run: () => openSheet(keys) },
  }
  return keys
}
