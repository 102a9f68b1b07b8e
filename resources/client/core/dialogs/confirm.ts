import type { Question } from './confirm-dialog'
import { openDialog } from './dialog-store'

/** Asks before something happens that cannot be undone. Resolves to the answer; dismissing is no. Rejects when its code cannot be fetched. */
export async function confirm(question: Question): Promise<boolean> {
  const { ConfirmDialog } = await import('./confirm-dialog')
  return (await openDialog(ConfirmDialog, question)) ?? false
}
