import type { Db } from '../../state/store/db'
import { invitationMail, verificationMail } from './mails'

/** Mails to users with an unconfirmed email address. */
export const verificationMails = ({ users }: Pick<Db, 'users'>) =>
  users.all().flatMap((user) => (user.email_verified_at ? [] : [verificationMail(user)]))

/** Mails to users invited to a workspace. */
export const invitationMails = ({ users, workspaces, workspaceInvites }: Db) =>
  workspaceInvites.all().flatMap((invite) => {
    const workspace = workspaces.get(invite.workspace_id)
    const inviter = users.get(workspace?.owner_id ?? 0)
    return workspace && inviter
      ? [invitationMail(invite, { inviter: inviter.display_name, workspace: workspace.name })]
      : []
  })
