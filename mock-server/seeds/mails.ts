import { invitationMail, verificationMail } from '../sign-in/mails'
import type { Db } from '../store/db'

/** What those were sent who have not confirmed their address. */
export const verificationMails = ({ users }: Pick<Db, 'users'>) =>
  users.all().flatMap((user) => (user.email_verified_at ? [] : [verificationMail(user)]))

/** What those were sent who are invited to a workspace. */
export const invitationMails = ({ users, workspaces, workspaceInvites }: Db) =>
  workspaceInvites.all().flatMap((invite) => {
    const workspace = workspaces.get(invite.workspace_id)
    const inviter = users.get(workspace?.owner_id ?? 0)
    return workspace && inviter
      ? [invitationMail(invite, { inviter: inviter.display_name, workspace: workspace.name })]
      : []
  })
