import { invalid } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { Db, MockUser, MockWorkspace, MockWorkspaceMember } from '../../state/store/db'
import { findRow, notFound } from '../../state/store/find-row'
import { requireUser } from '../permissions/find-user'
import { forbidden } from '../permissions/permissions'

type Visitor = Pick<Caller, 'db' | 'user'>
/** Permissions that a workspace role can grant. */
export type Right = 'workspace_members.invite' | 'workspace_members.update' | 'workspace_members.delete'

/** Members of a workspace, including its owner. */
export const membersOf = (db: Db, workspaceId: number): MockWorkspaceMember[] =>
  db.workspaceMembers.all().filter(({ workspace_id }) => workspace_id === workspaceId)

/** The user's membership in a workspace; undefined for non-members. */
export const memberOf = (db: Db, workspaceId: number, userId: number): MockWorkspaceMember | undefined =>
  membersOf(db, workspaceId).find(({ user_id }) => user_id === userId)

/** Finds the workspace with the path's id for one of its members. Throws 401, 404 or 403. */
export function findWorkspace({ db, user }: Visitor, id: string | undefined): MockWorkspace {
  const { id: userId } = requireUser({ user })
  const workspace = findRow(db.workspaces, id ?? '', 'Workspace')
  if (!memberOf(db, workspace.id, userId)) throw forbidden()
  return workspace
}

/** Finds the workspace with the path's id for its owner. Throws 401, 404 or 403. */
export function findOwnWorkspace(visitor: Visitor, id: string | undefined): MockWorkspace {
  const workspace = findWorkspace(visitor, id)
  if (workspace.owner_id !== visitor.user?.id) throw forbidden()
  return workspace
}

const allows = ({ roles }: Db, roleId: number | null, right: Right): boolean =>
  roles.get(roleId ?? 0)?.permissions.some(({ name }) => name === right) ?? false

/** True for the owner and for members whose role grants the permission. */
export function memberHasRight(db: Db, workspace: MockWorkspace, user: MockUser, right: Right): boolean {
  const place = memberOf(db, workspace.id, user.id)
  return workspace.owner_id === user.id || (place !== undefined && allows(db, place.role_id, right))
}

/** Finds a workspace in which the caller has the permission. Throws 401, 404 or 403. */
export function findWorkspaceFor(visitor: Visitor, id: string | undefined, right: Right): MockWorkspace {
  const workspace = findWorkspace(visitor, id)
  if (!memberHasRight(visitor.db, workspace, requireUser(visitor), right)) throw forbidden()
  return workspace
}

/** Finds a member other than the owner. Throws 404, or 403 for the owner. */
export function findOtherMember(
  workspace: MockWorkspace,
  member: MockWorkspaceMember | undefined,
  id: string | undefined,
) {
  if (member?.workspace_id !== workspace.id) throw notFound('WorkspaceMember', id ?? '')
  if (member.user_id === workspace.owner_id) throw forbidden()
  return member
}

/** Throws 422 unless the id is of a workspace role. */
export function requireWorkspaceRole(db: Db, roleId: number): void {
  if (!db.roles.get(roleId)?.workspace) throw invalid('roleId', 'The selected role id is invalid.')
}
