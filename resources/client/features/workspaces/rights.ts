import { paths } from '@/core/platform/navigation/paths'
import { RETURN_PARAMETER } from '@/core/platform/navigation/redirects'

import type { Member, Workspace } from './queries'

/** The user's rights in a workspace. */
export type WorkspaceRights = { own: boolean; invite: boolean; changeRoles: boolean; removeMembers: boolean }

/** Grants owners every right, and members what their role allows (backend contract, 4.2). */
export function rightsIn(
  { owner_id, currentUser }: Pick<Workspace, 'owner_id' | 'currentUser'>,
  userId: number | undefined,
): WorkspaceRights {
  const own = userId !== undefined && owner_id === userId
  const may = (right: string) => own || (currentUser?.permissions.some(({ name }) => name === right) ?? false)
  return {
    own,
    invite: may('workspace_members.invite'),
    changeRoles: may('workspace_members.update'),
    removeMembers: may('workspace_members.delete'),
  }
}

/** Whether a member owns the workspace: an owner's role cannot be changed. */
export const isOwner = ({ owner_id }: Pick<Workspace, 'owner_id'>, member: Pick<Member, 'id' | 'is_owner'>): boolean =>
  member.is_owner || member.id === owner_id

const JOIN_PATHS: string[] = [paths.workspaceLogin.pattern, paths.workspaceRegister.pattern]

/**
 * Returns the guest form that the server redirects to, with a return to the invitation. Keeps the email address and
 * drops the rest of the query; any other target becomes the sign-in.
 */
export function guestFormLink(sent: string | undefined, inviteId: string): string {
  const [path = '', query] = (sent ?? '').split('?')
  const isJoining = JOIN_PATHS.includes(path)
  const invitation = paths.workspaceInvite.link(inviteId)
  const search = new URLSearchParams(invitation === null ? {} : { [RETURN_PARAMETER]: invitation })
  const email = isJoining ? new URLSearchParams(query).get('email') : null
  if (email) search.set('email', email)
  return `${isJoining ? path : paths.workspaceLogin.link()}?${search.toString()}`
}
