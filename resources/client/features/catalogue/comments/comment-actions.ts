import type { Comment } from '@/contract/groups/comments'
import { translate } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { optimistic } from '@/core/shared/optimistic/optimistic'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'

import { patchComment, sendRemoval, sendRestoration, sendVote, type Vote, withdrawReport } from './queries'

/** Sends a vote; repeating the same vote removes it. */
export function toggleVote({ id }: Comment, vote: Vote): void {
  const show = () =>
    patchComment(id, (comment) => ({ ...comment, current_vote: comment.current_vote === vote ? null : vote }))
  void optimistic(show, () => sendVote(id, vote))
}

/** Deletes a comment. One with replies leaves a placeholder and can be restored; one without is lost, so ask first. */
export async function removeComment(comment: Comment, { hasReplies }: { hasReplies: boolean }): Promise<void> {
  const { id } = comment
  if (!hasReplies && !(await isSure())) return
  const show = () => patchComment(id, (row) => (hasReplies ? { ...row, content: null, deleted: true } : undefined))
  const isDone = await optimistic(show, () => sendRemoval(id))
  if (!isDone) return
  const undo = hasReplies ? undoAction(() => restoreComment(comment)) : null
  toast.positive(translate('Comment deleted'), { action: undo })
}

function restoreComment({ id, content }: Comment): void {
  void optimistic(
    () => patchComment(id, (row) => ({ ...row, content, deleted: false })),
    () => sendRestoration(id),
  )
}

async function isSure(): Promise<boolean> {
  try {
    return await confirm({
      title: translate('Delete comment?'),
      message: translate("This can't be undone."),
      confirmLabel: translate('Delete'),
      isDanger: true,
    })
  } catch (error) {
    announceFailure(error)
    return false
  }
}

/** Asks for a reason and reports a comment to the site's moderators. */
export async function reportComment({ id }: Comment): Promise<void> {
  try {
    const isSent = await openLazyDialog(async () => (await import('./report-form')).ReportForm, { commentId: id })
    if (!isSent) return
    const undo = undoAction(() => void withdrawReport(id).catch(announceFailure))
    toast.positive(translate("Thanks for letting us know. We'll take a look."), { action: undo })
  } catch (error) {
    announceFailure(error)
  }
}
