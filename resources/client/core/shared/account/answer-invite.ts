import { notifications } from '@/contract/notifications'
import { workspaces } from '@/contract/workspaces'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { translate } from '@/core/platform/i18n/translate'
import { switchWorkspace } from '@/core/platform/workspaces/use-workspace'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

/** What an invited user may say. */
export type InviteAnswer = 'join' | 'decline'

/** What became of an invitation; `gone`: somebody took it back, or it was answered before. */
export type InviteOutcome = 'joined' | 'declined' | 'gone'

/**
 * Answers the invitation to a workspace and says what came of it (spec sections 4 and 8): who joins works there from now on.
 * Undefined when that failed, which was announced; it may be tried again.
 */
export async function answerInvite(
  inviteId: string | number,
  answer: InviteAnswer,
): Promise<InviteOutcome | undefined> {
  try {
    return await (answer === 'join' ? join(inviteId) : decline(inviteId))
  } catch (error) {
    if (isGone(error)) {
      tellGone()
      return 'gone'
    }
    announceFailure(error)
    return undefined
  } finally {
    // Also after a failure: its reply may have been lost alone.
    refreshAnswered()
  }
}

async function join(inviteId: string | number): Promise<InviteOutcome> {
  const { workspace } = await call(workspaces.join, { params: { inviteId } })
  switchWorkspace(workspace.id)
  toast.positive(translate('Joined workspace'))
  return 'joined'
}

async function decline(inviteId: string | number): Promise<InviteOutcome> {
  await call(workspaces.removeInvite, { params: { inviteId } })
  toast.positive(translate('Declined workspace invitation'))
  return 'declined'
}

/** Whether the server does not know an invitation any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Says that an invitation is no longer valid; what else has changed since is read anew. */
export function tellGone(): void {
  toast.danger(translate('This invite is no longer valid'))
  refreshBootstrap().catch(() => {})
}

function refreshAnswered(): void {
  for (const endpoint of [workspaces.list, notifications.list])
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })
}
