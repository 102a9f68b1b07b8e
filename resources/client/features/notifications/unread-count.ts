import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { updateUser } from '@/core/platform/session/update-user'

import { notificationsAtHand } from './queries'
import { removedIds } from './removed-ids'

/** How many notifications wait, as far as is known. */
export const unreadCount = (): number => getBootstrap().user?.unread_notifications_count ?? 0

/** Has the bell say how many wait. */
export const setUnreadCount = (count: number): void => updateUser({ unread_notifications_count: Math.max(count, 0) })

/** How many of these are known to be unread. */
export const countUnread = (ids: readonly string[]): number =>
  new Set(
    notificationsAtHand()
      .filter(({ id, read_at }) => !read_at && ids.includes(id))
      .map(({ id }) => id),
  ).size

/** Has the bell say the server's count, without what was deleted here and the server does not know of yet. */
export const heedUnreadCount = (count: number): void => setUnreadCount(count - countUnread([...removedIds.get()]))

/** Asks the server how many wait; what is known stays if it cannot be asked. */
export const readUnreadCount = (): Promise<void> =>
  refreshBootstrap().then(
    () => heedUnreadCount(unreadCount()),
    () => {},
  )
