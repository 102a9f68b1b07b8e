import type { Db, MockUser } from '../../state/store/db'
import type { Table } from '../../state/store/table'
import type { World } from '../../state/world'
import { removeWorkspace } from '../workspaces/remove-workspace'

function removeWhere<Row extends { id: number }>(table: Table<Row>, isGone: (row: Row) => boolean): void {
  for (const { id } of table.all().filter(isGone)) table.remove(id)
}

/** Removes everything the user created, except comments: those are marked deleted so that their replies stay. */
function removeTraces(db: Db, userId: number): void {
  const belongsToUser = ({ user_id }: { user_id: number | null }) => user_id === userId
  removeWhere(db.likes, belongsToUser)
  removeWhere(db.plays, belongsToUser)
  removeWhere(db.reposts, belongsToUser)
  removeWhere(db.playlistFollows, belongsToUser)
  removeWhere(db.votes, belongsToUser)
  removeWhere(db.reports, belongsToUser)
  removeWhere(db.notifications, belongsToUser)
  removeWhere(db.accessTokens, belongsToUser)
  removeWhere(db.socialProfiles, belongsToUser)
  removeWhere(db.notificationChoices, belongsToUser)
  removeWhere(db.subscriptions, belongsToUser)
  removeWhere(db.partialSubscriptions, belongsToUser)
  removeWhere(db.invoices, belongsToUser)
  removeWhere(db.follows, ({ follower_id, followed_id }) => [follower_id, followed_id].includes(userId))
  removeWhere(db.playlists, ({ owner_id }) => owner_id === userId)
  removeWhere(db.files, ({ owner_id }) => owner_id === userId)
  for (const { id } of db.comments.all().filter(belongsToUser)) db.comments.update(id, { deleted: true })
  for (const { id } of db.workspaces.all().filter(({ owner_id }) => owner_id === userId)) removeWorkspace(db, id)
  removeWhere(db.workspaceMembers, belongsToUser)
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
