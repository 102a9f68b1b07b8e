import type { Question } from '@/core/shared/dialogs/confirm-dialog'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

/** The confirmation, the number of records, and the requests that delete and refetch them; `remove` throws ApiError. */
export type Deletion = Pick<Question, 'title' | 'message'> & {
  count: number
  remove: () => Promise<unknown>
  refresh: () => Promise<unknown>
}

/**
 * Deletes records after confirmation and shows a toast (spec section 8). Resolves to whether the selection should be
 * cleared, as the `run` of a bulk action does: the records are deleted, or the server refused with a final error (422).
 */
export async function deleteRecords(deletion: Deletion): Promise<boolean> {
  return (await openLazyDialog(async () => (await import('./delete-dialog')).DeleteDialog, deletion)) ?? false
}
