import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { updateUser } from '@/core/platform/session/update-user'

import { cachedNotifications } from './queries'
import { removedIds } from './removed-notifications'

/** Returns the number of unread notifications, as far as it is known. */
export const unreadCount = (): number => getBootstrap().user?.unread_notifications_count ?? 0

/** Sets the bell's count. */
export const setUnreadCount = (count: number): void => updateUser({ unread_notifications_count: Math.max(count, 0) })

/** Counts which of these are known to be unread. */
export const countUnread = (ids: readonly string[]): number =>
  new Set(
    cachedNotifications()
      .filter(({ id, read_at }) => !read_at && ids.includes(id))
      .map(({ id }) => id),
  ).size

/** Sets the bell to the server's count, minus notifications whose deletion has not been sent yet. */
export const applyUnreadCount = (count: number): void => setUnreadCount(count - countUnread([...removedIds.get()]))

/** Refetches the count; on failure the known one stays. */
export const refetchUnreadCount = (): Promise<void> =>
  refreshBootstrap().then(
    () => applyUnreadCount(unreadCount()),
    () => {},
  )
