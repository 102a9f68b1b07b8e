import { notifications } from '@/contract/groups/notifications'
import { workspaces } from '@/contract/groups/workspaces'
import { isGone } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { translate } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { switchWorkspace } from '@/core/platform/workspaces/use-workspace'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

/** Response of an invited user. */
export type InviteResponse = 'join' | 'decline'

/** Outcome of an invitation; `gone`: it was revoked, or already accepted or declined. */
export type InviteOutcome = 'joined' | 'declined' | 'gone'

/**
 * Accepts or declines a workspace invitation and shows the outcome (spec sections 4 and 8). Joining switches to the
 * workspace. Resolves to undefined after an announced failure; the user can retry.
 */
export async function respondToInvite(
  inviteId: string | number,
  response: InviteResponse,
): Promise<InviteOutcome | undefined> {
  try {
    return await (response === 'join' ? join(inviteId) : decline(inviteId))
  } catch (error) {
    if (isGone(error)) {
      announceExpiredInvite()
      return 'gone'
    }
    announceFailure(error)
    return undefined
  } finally {
    // Also after a failure: only the response may have been lost.
    refetchInviteLists()
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

/** Shows that an invitation is no longer valid, and refetches the bootstrap data, which may have changed too. */
export function announceExpiredInvite(): void {
  toast.danger(translate('This invite is no longer valid'))
  refreshBootstrap().catch(() => {})
}

function refetchInviteLists(): void {
  for (const endpoint of [workspaces.list, notifications.list])
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })
}
