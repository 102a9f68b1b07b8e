import type { Db, MockNotification, MockUser } from '../store/db'

/** A user's notifications, the newest first. */
export const notificationsOf = (db: Db, { id }: Pick<MockUser, 'id'>): MockNotification[] =>
  db.notifications
    .all()
    .filter(({ user_id }) => user_id === id)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || a.id - b.id)

/** How many of them were not read. */
export const unreadCount = (db: Db, user: Pick<MockUser, 'id'>): number =>
  notificationsOf(db, user).filter(({ read_at }) => read_at === null).length

/** The id the answers carry. */
export const uuidOf = ({ id }: Pick<MockNotification, 'id'>): string =>
  `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

/** Those that the ids name, of the user's own. */
export const namedBy = (db: Db, user: MockUser, uuids: readonly string[]): MockNotification[] =>
  notificationsOf(db, user).filter((notification) => uuids.includes(uuidOf(notification)))
