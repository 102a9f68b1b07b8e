import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import type { Difference } from '@/core/shared/records/editor/difference-list'

/** Asks whose values to save; undefined to save nothing yet. `title` names what someone else has changed. */
export const chooseVersion = (title: TranslationKey, differences: readonly Difference[]) =>
  openLazyDialog(async () => (await import('./overtaken-dialog')).OvertakenDialog, { title, differences })
