import { useMutation } from '@tanstack/react-query'
import { Send, X } from 'lucide-react'

import { isGone } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceExpiredInvite } from '@/core/shared/account/respond-to-invite'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { IconButton } from '@/ui/buttons/icon-button'

import { type Invite, refreshWorkspaces, workspaceMutations } from '../queries'
import { PersonRow, RoleMenu } from './person-row'

type InviteRowProps = { invite: Invite; workspaceId: number; mayChange: boolean }

/** Announces a failure. A 404 means that the invitation was accepted or declined meanwhile. */
function announceInviteFailure(error: unknown): void {
  if (!isGone(error)) return announceFailure(error)
  announceExpiredInvite()
  void refreshWorkspaces()
}

/** An invited person; with the right to it, resends or cancels the invitation, or changes its role. */
export function InviteRow({ invite, workspaceId, mayChange }: InviteRowProps) {
  const { t, tServer } = useTranslation()
  const resend = useMutation(workspaceMutations.resendInvite)
  const revoke = useMutation(workspaceMutations.removeInvite)
  const changeRole = useMutation(workspaceMutations.changeInviteRole)
  const { id: inviteId, role_id, role_name } = invite
  const email = invite.email ?? invite.display_name
  const params = { id: workspaceId, inviteId }
  const tell = (message: string) => ({ onSuccess: () => void toast.positive(message), onError: announceInviteFailure })

  if (!mayChange)
    return (
      <PersonRow name={email}>
        {role_name && <span className="text-sm text-muted">{tServer(role_name)}</span>}
      </PersonRow>
    )
  return (
    <PersonRow name={email}>
      <RoleMenu
        person={email}
        roleId={role_id}
        roleName={role_name}
        isPending={changeRole.isPending}
        onChange={(roleId) => changeRole.mutate({ params, body: { roleId } }, tell(t('Role changed')))}
      />
      <IconButton
        label={t('Resend invitation to :email', { email })}
        icon={<Send aria-hidden />}
        pending={resend.isPending}
        onClick={() => resend.mutate({ params }, tell(t('Invitation resent')))}
      />
      <IconButton
        label={t('Cancel invitation to :email', { email })}
        icon={<X aria-hidden />}
        pending={revoke.isPending}
        onClick={() => revoke.mutate({ params: { inviteId } }, tell(t('Invitation cancelled')))}
      />
    </PersonRow>
  )
}
