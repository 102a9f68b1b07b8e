import { isUncertain } from '@/core/platform/api/is-uncertain'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/translate'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { undoAction } from '@/core/shared/toasts/undo-action'

import { refreshNotifications, sendRemoval } from './queries'
import { removedIds } from './removed-ids'
import { countUnread, readUnreadCount, setUnreadCount, unreadCount } from './unread-count'

/**
 * Takes a notification out of sight. The server, which could not bring it back, is told once the toast that offers to undo it is
 * gone; whoever closes the page before keeps it.
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
    // The press of "Undo" closes the toast first.
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
    // A session that was renewed on the way brings a count from before.
    if (!isSure || unreadCount() !== expected) await readUnreadCount()
  }
}

const show = (id: string): void => removedIds.set(new Set([...removedIds.get()].filter((other) => other !== id)))
