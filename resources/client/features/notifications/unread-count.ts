import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { updateUser } from '@/core/session/update-user'

/** How many notifications wait, as far as is known. */
export const unreadCount = (): number => getBootstrap().user?.unread_notifications_count ?? 0

/** Has the bell say how many wait. */
export const setUnreadCount = (count: number): void => updateUser({ unread_notifications_count: Math.max(count, 0) })
