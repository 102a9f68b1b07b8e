import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

import type { Deletion } from './delete-dialog'

/**
 * Deletes records after confirmation and shows a toast (spec section 8). Resolves to whether the selection should be
 * cleared, as the `run` of a bulk action does: the records are deleted, or the server refused with a final error (422).
 */
export async function deleteRecords(deletion: Deletion): Promise<boolean> {
  return (await openLazyDialog(async () => (await import('./delete-dialog')).DeleteDialog, deletion)) ?? false
}
