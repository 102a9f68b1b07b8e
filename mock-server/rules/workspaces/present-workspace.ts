import type { Caller } from '../../state/caller'
import type { Db, MockUser, MockWorkspace, MockWorkspaceInvite, MockWorkspaceMember } from '../../state/store/db'
import { presentProfile } from '../music/present'
import { invitesTo } from './invites'
import { memberOf, membersOf } from './members'

const roleOf = ({ roles }: Db, id: number | null) => {
  const role = id === null ? undefined : roles.get(id)
  return { role_id: role?.id ?? null, role_name: role?.name ?? null }
}

/** Owners may do everything; their permissions are not listed. */
function presentSelf(db: Db, workspace: MockWorkspace, user: MockUser) {
  const place = memberOf(db, workspace.id, user.id)
  const permissions = db.roles.get(place?.role_id ?? 0)?.permissions
  return { id: user.id, ...(workspace.owner_id !== user.id && permissions && { permissions }) }
}

/** Maps a workspace for its members. */
export function presentWorkspace({ db, user }: Pick<Caller, 'db' | 'user'>, workspace: MockWorkspace) {
  const owner = db.users.get(workspace.owner_id)
  return {
    ...workspace,
    members_count: membersOf(db, workspace.id).length,
    owner: owner ? presentProfile(owner) : null,
    currentUser: user && presentSelf(db, workspace, user),
  }
}

function presentMember(db: Db, { id, user_id, role_id }: MockWorkspaceMember, ownerId: number) {
  const user = db.users.get(user_id)
  if (!user) return []
  const { model_type, ...profile } = presentProfile(user)
  return [{ ...profile, email: user.email, member_id: id, is_owner: user_id === ownerId, ...roleOf(db, role_id) }]
}

/** Maps a pending invitation. */
export const presentInvite = (db: Db, { uuid, email, role_id, created_at }: MockWorkspaceInvite) => ({
  id: uuid,
  email,
  display_name: null,
  avatar: null,
  created_at,
  ...roleOf(db, role_id),
})

/** Maps a workspace with its members and invitations. */
export function presentWorkspaceWithPeople(caller: Pick<Caller, 'db' | 'user'>, workspace: MockWorkspace) {
  const { db } = caller
  return {
    ...presentWorkspace(caller, workspace),
    members: membersOf(db, workspace.id).flatMap((member) => presentMember(db, member, workspace.owner_id)),
    invites: invitesTo(db, workspace.id).map((invite) => presentInvite(db, invite)),
  }
}
