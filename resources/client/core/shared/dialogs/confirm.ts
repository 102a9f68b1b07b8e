// Separate chunk: loaded with the screens that ask for confirmation.
import type { Question } from './confirm-dialog'
import { openLazyDialog } from './open-lazy-dialog'

/** Asks for confirmation; resolves to false when dismissed. Rejects when the dialog's code cannot be loaded. */
export async function confirm(question: Question): Promise<boolean> {
  return (await openLazyDialog(async () => (await import('./confirm-dialog')).ConfirmDialog, question)) ?? false
}
