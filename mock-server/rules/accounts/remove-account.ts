import type { Db, MockUser } from '../../state/store/db'
import type { Table } from '../../state/store/table'
import type { World } from '../../state/world'
import { removeWorkspace } from '../workspaces/remove-workspace'

function removeWhere<Row extends { id: number }>(table: Table<Row>, isGone: (row: Row) => boolean): void {
  for (const { id } of table.all().filter(isGone)) table.remove(id)
}

/** Removes everything the user created, except comments: those are marked deleted so that their replies stay. */
function removeTraces(db: Db, userId: number): void {
  const isTheirs = ({ user_id }: { user_id: number | null }) => user_id === userId
  removeWhere(db.likes, isTheirs)
  removeWhere(db.plays, isTheirs)
  removeWhere(db.reposts, isTheirs)
  removeWhere(db.playlistFollows, isTheirs)
  removeWhere(db.votes, isTheirs)
  removeWhere(db.reports, isTheirs)
  removeWhere(db.notifications, isTheirs)
  removeWhere(db.accessTokens, isTheirs)
  removeWhere(db.socialProfiles, isTheirs)
  removeWhere(db.notificationChoices, isTheirs)
  removeWhere(db.subscriptions, isTheirs)
  removeWhere(db.partialSubscriptions, isTheirs)
  removeWhere(db.invoices, isTheirs)
  removeWhere(db.follows, ({ follower_id, followed_id }) => [follower_id, followed_id].includes(userId))
  removeWhere(db.playlists, ({ owner_id }) => owner_id === userId)
  removeWhere(db.files, ({ owner_id }) => owner_id === userId)
  for (const { id } of db.comments.all().filter(isTheirs)) db.comments.update(id, { deleted: true })
  for (const { id } of db.workspaces.all().filter(({ owner_id }) => owner_id === userId)) removeWorkspace(db, id)
  removeWhere(db.workspaceMembers, isTheirs)
  for (const table of [db.profiles, db.twoFactors, db.passwordResets]) table.remove(userId)
}

/** Removes an account with its data and family profiles, and ends their sessions. */
export function removeAccount({ db, sessions }: Pick<World, 'db' | 'sessions'>, account: MockUser): void {
  const family = db.users.all().filter(({ parent_id }) => parent_id === account.id)
  for (const { id } of [account, ...family]) {
    removeTraces(db, id)
    db.users.remove(id)
    sessions.endAllOf(id)
  }
}
