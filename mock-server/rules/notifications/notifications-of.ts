import type { Db, MockLink, MockNotification, MockUser } from '../../state/store/db'

/** A user's notifications, newest first. */
export const notificationsOf = (db: Db, { id }: Pick<MockUser, 'id'>): MockNotification[] =>
  db.notifications
    .all()
    .filter(({ user_id }) => user_id === id)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || a.id - b.id)

/** Number of the user's unread notifications. */
export const unreadCount = (db: Db, user: Pick<MockUser, 'id'>): number =>
  notificationsOf(db, user).filter(({ read_at }) => read_at === null).length

/** The notification's id in responses. */
export const uuidOf = ({ id }: Pick<MockNotification, 'id'>): string =>
  `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

/** The user's notifications with these ids. */
export const namedBy = (db: Db, user: MockUser, uuids: readonly string[]): MockNotification[] =>
  notificationsOf(db, user).filter((notification) => uuids.includes(uuidOf(notification)))

/** The server sends absolute URLs for the site's own pages (backend contract, section 4.1). */
const absolute = ({ label, action }: MockLink, site: string) => ({
  label,
  action: typeof action === 'string' ? action : new URL(action.path, site).href,
})

/** Maps a notification for the response. */
export function presentNotification(notification: MockNotification, site: string) {
  const { type, read_at, created_at, data } = notification
  const { mainAction, lines, ...rest } = data
  return {
    id: uuidOf(notification),
    type,
    read_at,
    created_at,
    data: {
      ...rest,
      ...(mainAction && { mainAction: absolute(mainAction, site) }),
      lines: lines.map(({ action, ...line }) => ({ ...line, ...(action && { action: absolute(action, site) }) })),
    },
  }
}
