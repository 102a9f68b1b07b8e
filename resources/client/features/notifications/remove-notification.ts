import { isUncertain } from '@/core/platform/api/api-error'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/translate'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast, toastStore, undoAction } from '@/core/shared/toasts/toast-store'

import { refreshNotifications, sendRemoval } from './queries'
import { removedIds } from './removed-notifications'
import { countUnread, refetchUnreadCount, setUnreadCount, unreadCount } from './unread-count'

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
