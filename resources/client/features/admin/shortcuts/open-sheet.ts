import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'

/** Opens the list of shortcuts. */
export function openSheet(keys: Record<string, { label: TranslationKey }>): true {
  openLazyDialog(async () => (await import('./shortcut-sheet')).ShortcutSheet, { keys }).catch(announceFailure)
  return true
}
