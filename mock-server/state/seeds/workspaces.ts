import type { MockWorkspace, MockWorkspaceInvite, MockWorkspaceMember } from '../store/db'
import { personas } from './personas'
import { roles } from './roles'

/** Pending invitations: for two accounts and for an address without one. */
export const INVITES = {
  invited: '00000000-0000-4000-9000-000000000001',
  free: '00000000-0000-4000-9000-000000000002',
  stranger: '00000000-0000-4000-9000-000000000003',
}

const { workspaceOwner, workspaceMember, invited, free } = personas
const CREATED = '2026-03-02T08:00:00.000000Z'
const ADMIN = roles.workspaceAdmins.id
const MEMBER = roles.workspaceMembers.id

/** A choir's shared workspace, and a workspace with a single member. */
export const workspaces: MockWorkspace[] = [
  { id: 1, name: 'Kora mēģinājumi', owner_id: workspaceOwner.id, created_at: CREATED },
  { id: 2, name: 'Mājas ieraksti', owner_id: workspaceMember.id, created_at: CREATED },
]

const member = (id: number, workspace_id: number, user_id: number, role_id: number | null): MockWorkspaceMember => ({
  id,
  workspace_id,
  user_id,
  role_id,
  created_at: CREATED,
})

/** Workspace members; owners have no role and every permission. Ids differ from the users'. */
export const workspaceMembers: MockWorkspaceMember[] = [
  member(101, 1, workspaceOwner.id, null),
  member(102, 1, workspaceMember.id, MEMBER),
  member(103, 1, 51, ADMIN),
  member(104, 2, workspaceMember.id, null),
]

const invite = (id: number, uuid: string, email: string): MockWorkspaceInvite => ({
  id,
  uuid,
  workspace_id: 1,
  email,
  role_id: MEMBER,
  created_at: CREATED,
})

export const workspaceInvites: MockWorkspaceInvite[] = [
  invite(1, INVITES.invited, invited.email),
  invite(2, INVITES.free, free.email),
  invite(3, INVITES.stranger, 'jauns@dziesma.test'),
]
