import { dialogStore } from '@/core/shared/dialogs/dialog-store'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'

/** Opens the command palette; nothing while another dialog is open. */
export function openPalette(): void {
  if (dialogStore.get().length > 0) return
  openLazyDialog(async () => (await import('./command-palette')).CommandPalette).catch(announceFailure)
}
