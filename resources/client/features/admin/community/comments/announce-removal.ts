import type { comments } from '@/contract/groups/comments'
import type { Output } from '@/contract/machinery/endpoint'
import { translate } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'

/**
 * Shows what became of deleted comments: the server removes those without replies, and marks the others, which can be
 * restored (backend contract, section 5).
 */
export function announceRemoval(
  response: Output<typeof comments.remove>,
  ids: readonly number[],
  restore: (ids: readonly number[]) => Promise<void>,
): void {
  const count = ids.length
  if (response?.allMarkedAsDeleted) {
    const undo = undoAction(() => void restore(ids).catch(announceFailure))
    toast.positive(
      translate('[one Hidden :count comment; its replies stay|other Hidden :count comments; their replies stay]', {
        count,
      }),
      { action: undo },
    )
    return
  }
  toast.positive(
    response?.allDeleted
      ? translate('[one Deleted :count comment|other Deleted :count comments]', { count })
      : translate('Comments with replies were hidden, the others deleted'),
  )
}
