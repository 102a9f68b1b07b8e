import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure } from '../../kit/mock-failure'
import { workspaceInvitation } from '../../state/factories/workspace-invitation'
import type { Db, MockUser, MockWorkspace, MockWorkspaceInvite } from '../../state/store/db'
import { findRow, notFound } from '../../state/store/find-row'
import type { World } from '../../state/world'
import { invitationMail } from '../notifications/mails'
import { findByEmail } from '../permissions/find-user'
import { forbidden } from '../permissions/permissions'
import { membersOf } from './members'

type Place = Pick<World, 'db' | 'now'>

/** Pending invitations to a workspace. */
export const invitesTo = (db: Db, workspaceId: number): MockWorkspaceInvite[] =>
  db.workspaceInvites.all().filter(({ workspace_id }) => workspace_id === workspaceId)

/** Finds an invitation by the id in its link. Throws 404 when it is no longer valid. */
export function findInvite(db: Db, uuid: string | undefined): MockWorkspaceInvite {
  const invite = db.workspaceInvites.all().find((row) => row.uuid === uuid)
  if (!invite) throw notFound('WorkspaceInvite', uuid ?? '')
  return invite
}

/** The invited user; undefined while the address has no account. */
export const inviteeOf = (db: Db, { email }: MockWorkspaceInvite): MockUser | undefined => findByEmail(db, email)

const workspaceOf = (db: Db, { workspace_id }: MockWorkspaceInvite): MockWorkspace =>
  findRow(db.workspaces, workspace_id, 'Workspace')

/** Notifies the invited user, if they have an account. */
function notify({ db, now }: Place, invite: MockWorkspaceInvite, inviter: MockUser): void {
  const invitee = inviteeOf(db, invite)
  if (!invitee) return
  db.notifications.insert({
    ...workspaceInvitation({ inviter, workspace: workspaceOf(db, invite).name, inviteId: invite.uuid }),
    id: db.notifications.nextId(),
    user_id: invitee.id,
    read_at: null,
    created_at: new Date(now()).toISOString(),
  })
}

/** Mails the invitation's link, also repeatedly. */
export function mailInvite(
  { db, outbox }: Pick<World, 'db' | 'outbox'>,
  invite: MockWorkspaceInvite,
  inviter: MockUser,
): void {
  outbox.send(invitationMail(invite, { inviter: inviter.display_name, workspace: workspaceOf(db, invite).name }))
}

/** Notifies a newly registered user of pending invitations to their address. */
export function notifyOfInvites(place: Place, { email }: MockUser): void {
  const { db } = place
  for (const invite of db.workspaceInvites.all().filter((row) => row.email.toLowerCase() === email?.toLowerCase())) {
    notify(place, invite, findRow(db.users, workspaceOf(db, invite).owner_id, 'User'))
  }
}

type Guests = { workspace: MockWorkspace; emails: readonly string[]; roleId: number; inviter: MockUser }

/** Invites addresses that are neither members nor already invited. */
export function invite(world: Pick<World, 'db' | 'now' | 'outbox'>, { workspace, emails, roleId, inviter }: Guests) {
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
    mailInvite(world, row, inviter)
    return row
  })
}

/** Adds the user to the workspace and removes the invitation. */
export function accept({ db, now }: Place, { id, workspace_id, role_id }: MockWorkspaceInvite, user: MockUser) {
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

type Visit = { world: Pick<World, 'db' | 'now'>; user: MockUser | null; site: string }

/**
 * Accepts an invitation. Redirects guests to sign in or register; throws 404 when it is no longer valid and 403 for
 * another user's.
 */
export function join({ world, user, site }: Visit, uuid: string | undefined): MockWorkspace {
  const invite = findInvite(world.db, uuid)
  const invitee = inviteeOf(world.db, invite)
  if (!user) {
    const page = new URL(`workspace/join/${invitee ? 'login' : 'register'}`, site)
    page.searchParams.set('email', invite.email)
    throw new MockFailure(HttpStatus.Found, {}, { Location: page.href })
  }
  if (invitee?.id !== user.id) throw forbidden()
  return accept(world, invite, user)
}
