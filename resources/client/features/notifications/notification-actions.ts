import { useSyncExternalStore } from 'react'

import { isUncertain } from '@/core/platform/api/api-error'
import { getBootstrap, updateUser } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { combine, optimistic } from '@/core/shared/optimistic/optimistic'
import { toast, toastStore, undoAction } from '@/core/shared/toasts/toast-store'
import { createStore } from '@/lib/store'

import {
  cachedNotifications,
  type Notification,
  patchNotifications,
  refreshNotifications,
  sendRead,
  sendRemoval,
} from './queries'

/** Marks notifications as read optimistically; the response has the number left unread (spec section 4). */
export async function markRead(ids: string[] | 'all'): Promise<void> {
  const isTarget = (id: string) => ids === 'all' || ids.includes(id)
  const show = () => {
    const before = unreadCount()
    const left = ids === 'all' ? 0 : before - countUnread(ids)
    const read_at = new Date().toISOString()
    const list = patchNotifications((items) =>
      items.map((item) => (isTarget(item.id) && !item.read_at ? { ...item, read_at } : item)),
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

/**
 * Hides a notification, and deletes it on the server once the undo toast has closed. The server cannot restore it;
 * closing the page first keeps it.
 */
export function removeNotification(id: string): void {
  const owner = getBootstrap().user?.id
  removedIds.set(new Set([...removedIds.get(), id]))
  setUnreadCount(unreadCount() - countUnread([id]))

  let isUndone = false
  const undo = () => {
    isUndone = true
    show(id)
    setUnreadCount(unreadCount() + countUnread([id]))
  }
  const toastId = toast.positive(translate('Notification deleted'), { action: undoAction(undo) })
  const stop = toastStore.subscribe(() => {
    if (toastStore.get()?.id === toastId) return
    stop()
    // A press on "Undo" closes the toast first.
    queueMicrotask(() => !isUndone && void commit())
  })

  async function commit(): Promise<void> {
    if (getBootstrap().user?.id !== owner) return show(id)
    let expected = unreadCount()
    let isSure = true
    try {
      await sendRemoval(id)
      await refreshNotifications()
    } catch (error) {
      announceFailure(error)
      expected += countUnread([id])
      setUnreadCount(unreadCount() + countUnread([id]))
      isSure = !isUncertain(error)
      if (!isSure) await refreshNotifications()
    }
    show(id)
    // A session renewed meanwhile brings an older count.
    if (!isSure || unreadCount() !== expected) await refetchUnreadCount()
  }
}

const show = (id: string): void => removedIds.set(new Set([...removedIds.get()].filter((other) => other !== id)))

/** Returns the number of unread notifications, as far as it is known. */
const unreadCount = (): number => getBootstrap().user?.unread_notifications_count ?? 0

/** Sets the bell's count. */
const setUnreadCount = (count: number): void => updateUser({ unread_notifications_count: Math.max(count, 0) })

/** Counts which of these are known to be unread. */
const countUnread = (ids: readonly string[]): number =>
  new Set(
    cachedNotifications()
      .filter(({ id, read_at }) => !read_at && ids.includes(id))
      .map(({ id }) => id),
  ).size

/** Sets the bell to the server's count, minus notifications whose deletion has not been sent yet. */
const applyUnreadCount = (count: number): void => setUnreadCount(count - countUnread([...removedIds.get()]))

/** Refetches the count; on failure the known one stays. */
const refetchUnreadCount = (): Promise<void> =>
  refreshBootstrap().then(
    () => applyUnreadCount(unreadCount()),
    () => {},
  )

/** Notifications hidden during the undo window. */
const removedIds = createStore<ReadonlySet<string>>(new Set())

/** Filters out notifications that were just deleted. */
export function useRemainingItems(items: Notification[]): Notification[] {
  const removed = useSyncExternalStore(removedIds.subscribe, removedIds.get)
  return items.filter(({ id }) => !removed.has(id))
}
