import { optimistic } from '@/core/api/optimistic'

import { notificationsAtHand, patchNotifications, refreshNotifications, sendRead } from './queries'
import { setUnreadCount, unreadCount } from './unread-count'

/** Marks notifications as read, seen at once; the server then says how many are left (spec section 4). */
export async function markRead(ids: string[] | 'all'): Promise<void> {
  const isMeant = (id: string) => ids === 'all' || ids.includes(id)
  const isDone = await optimistic(() => {
    const before = unreadCount()
    const left = ids === 'all' ? 0 : before - countUnread(ids)
    const read_at = new Date().toISOString()
    const takeBack = patchNotifications((items) => items.map((item) => (isMeant(item.id) && !item.read_at ? { ...item, read_at } : item)))
    setUnreadCount(left)
    return () => {
      takeBack()
      setUnreadCount(before)
    }
  }, async () => setUnreadCount((await sendRead(ids)).unreadCount))
  if (isDone) await refreshNotifications()
}

/** How many of these are known to be unread. */
export const countUnread = (ids: string[]): number =>
  new Set(notificationsAtHand().filter(({ id, read_at }) => !read_at && ids.includes(id)).map(({ id }) => id)).size
