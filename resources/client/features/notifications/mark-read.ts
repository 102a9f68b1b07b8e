import { optimistic, combine } from '@/core/shared/optimistic/optimistic'

import { patchNotifications, refreshNotifications, sendRead } from './queries'
import { countUnread, applyUnreadCount, refetchUnreadCount, setUnreadCount, unreadCount } from './unread-count'

/** Marks notifications as read optimistically; the response has the number left unread (spec section 4). */
export async function markRead(ids: string[] | 'all'): Promise<void> {
  const isMeant = (id: string) => ids === 'all' || ids.includes(id)
  const show = () => {
    const before = unreadCount()
    const left = ids === 'all' ? 0 : before - countUnread(ids)
    const read_at = new Date().toISOString()
    const list = patchNotifications((items) =>
      items.map((item) => (isMeant(item.id) && !item.read_at ? { ...item, read_at } : item)),
    )
    setUnreadCount(left)
    return combine(list, { rollback: () => setUnreadCount(before), refetch: refetchUnreadCount })
  }
  const send = async () => {
    const left = (await sendRead(ids))?.unreadCount
    if (left != null) applyUnreadCount(left)
  }
  const isDone = await optimistic(show, send)
  if (isDone) await refreshNotifications()
}
