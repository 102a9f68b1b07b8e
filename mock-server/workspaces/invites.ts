import { findRow, notFound } from '../find-row'
import type { Db, MockUser, MockWorkspace, MockWorkspaceInvite } from '../db'
import { workspaceInvitation } from '../notifications/workspace-invitation'
import type { World } from '../world'
import { membersOf } from './members'

/** The user with an e-mail address, in any case of letters. */
const userOf = (db: Db, email: string): MockUser | undefined =>
  db.users.all().find((user) => user.email?.toLowerCase() === email.toLowerCase())

/** Invitations to a workspace that were not answered. */
export const invitesTo = (db: Db, workspaceId: number): MockWorkspaceInvite[] =>
  db.workspaceInvites.all().filter(({ workspace_id }) => workspace_id === workspaceId)

/** An invitation by the id of its link. Answers 404 when it is no longer valid. */
export function findInvite(db: Db, uuid: string | undefined): MockWorkspaceInvite {
  const invite = db.workspaceInvites.all().find((row) => row.uuid === uuid)
  if (!invite) throw notFound('WorkspaceInvite', uuid ?? '')
  return invite
}

/** Whose invitation it is; undefined while the address has no account. */
export const inviteeOf = (db: Db, { email }: MockWorkspaceInvite): MockUser | undefined => userOf(db, email)

/** Tells the invited user of it, if there is one already. */
function notify({ db, now }: Pick<World, 'db' | 'now'>, invite: MockWorkspaceInvite, inviter: MockUser): void {
  const invitee = inviteeOf(db, invite)
  if (!invitee) return
  const workspace = findRow(db.workspaces, invite.workspace_id, 'Workspace').name
  db.notifications.insert({
    ...workspaceInvitation({ inviter, workspace, inviteId: invite.uuid }),
    id: db.notifications.nextId(),
    user_id: invitee.id,
    read_at: null,
    created_at: new Date(now()).toISOString(),
  })
}

type Guests = { workspace: MockWorkspace; emails: readonly string[]; roleId: number; inviter: MockUser }

/** Invites those who are neither members nor invited yet. */
export function invite(world: Pick<World, 'db' | 'now'>, { workspace, emails, roleId, inviter }: Guests) {
  const { db, now } = world
  const present = [
    ...membersOf(db, workspace.id).map(({ user_id }) => db.users.get(user_id)?.email),
    ...invitesTo(db, workspace.id).map(({ email }) => email),
  ]
  const known = new Set(present.map((email) => email?.toLowerCase()))
  const fresh = [...new Set(emails.map((email) => email.toLowerCase()))].filter((email) => !known.has(email))
  return fresh.map((email) => {
    const row = db.workspaceInvites.insert({
      id: db.workspaceInvites.nextId(),
      uuid: crypto.randomUUID(),
      workspace_id: workspace.id,
      email,
      role_id: roleId,
      created_at: new Date(now()).toISOString(),
    })
    notify(world, row, inviter)
    return row
  })
}

/** Makes the user a member; the invitation is spent. */
export function accept({ db, now }: Pick<World, 'db' | 'now'>, { id, workspace_id, role_id }: MockWorkspaceInvite, user: MockUser) {
  db.workspaceInvites.remove(id)
  db.workspaceMembers.insert({
    id: db.workspaceMembers.nextId(),
    workspace_id,
    user_id: user.id,
    role_id,
    created_at: new Date(now()).toISOString(),
  })
  return findRow(db.workspaces, workspace_id, 'Workspace')
}
