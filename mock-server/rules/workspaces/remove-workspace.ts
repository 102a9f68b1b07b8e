import type { Db } from '../../state/store/db'
import { invitesTo } from './invites'
import { membersOf } from './members'

/** Removes a workspace with its members and invitations. */
export function removeWorkspace(db: Db, id: number): void {
  for (const member of membersOf(db, id)) db.workspaceMembers.remove(member.id)
  for (const invite of invitesTo(db, id)) db.workspaceInvites.remove(invite.id)
  db.workspaces.remove(id)
}
