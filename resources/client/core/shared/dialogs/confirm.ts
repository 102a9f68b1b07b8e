import type { Question } from './confirm-dialog'
import { openLazyDialog } from './open-lazy-dialog'

/** Asks before something happens that cannot be undone. Resolves to the answer; dismissing is no. Rejects when its code cannot be fetched. */
export async function confirm(question: Question): Promise<boolean> {
  return (await openLazyDialog(async () => (await import('./confirm-dialog')).ConfirmDialog, question)) ?? false
}
