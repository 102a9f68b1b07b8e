import type { Question } from '@/core/shared/dialogs/confirm-dialog'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

/** What is asked before records are deleted, how many they are and how it is done; `remove` throws ApiError. */
export type Deletion = Pick<Question, 'title' | 'message'> & {
  count: number
  remove: () => Promise<unknown>
  refresh: () => Promise<unknown>
}

/**
 * Asks whether to delete records, deletes them and says so (spec section 8). Resolves to whether they are to be selected no longer,
 * as the `run` of a bulk action does: they are gone, or the server said why they must stay (422).
 */
export async function deleteRecords(deletion: Deletion): Promise<boolean> {
  return (await openLazyDialog(async () => (await import('./delete-dialog')).DeleteDialog, deletion)) ?? false
}
