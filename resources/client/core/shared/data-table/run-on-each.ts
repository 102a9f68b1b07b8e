import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

import type { EachRecord } from './use-each-run'

/**
 * Runs an action on one record after another, after a question, with progress and the records that failed. Resolves to
 * whether the selection should be cleared, as the `run` of a bulk action does: all have succeeded.
 */
export async function runOnEach(each: EachRecord): Promise<boolean> {
  return (await openLazyDialog(async () => (await import('./each-dialog')).EachDialog, each)) ?? false
}
