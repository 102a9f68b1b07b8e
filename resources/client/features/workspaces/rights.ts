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
