import { announceFailure } from '@/core/api/announce-failure'
import { undoAction } from '@/core/api/optimistic'
import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { translate } from '@/core/i18n/translate'
import { toast, toastStore } from '@/core/toasts/toast-store'
import { createStore } from '@/lib/store'

import { countUnread } from './mark-read'
import { refreshNotifications, sendRemoval } from './queries'
import { setUnreadCount, unreadCount } from './unread-count'

/** What was deleted and may still be had back: no list shows it. */
export const removedIds = createStore<ReadonlySet<string>>(new Set())

/**
 * Takes a notification out of sight. The server, which could not bring it back, is told once the toast that offers to undo it is
 * gone; whoever closes the page before keeps it.
 */
export function removeNotification(id: string): void {
  const owner = getBootstrap().user?.id
  const unread = countUnread([id])
  removedIds.set(new Set([...removedIds.get(), id]))
  setUnreadCount(unreadCount() - unread)

  let isUndone = false
  const undo = () => {
    isUndone = true
    show(id)
    setUnreadCount(unreadCount() + unread)
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
    try {
      await sendRemoval(id)
      await refreshNotifications()
    } catch (error) {
      setUnreadCount(unreadCount() + unread)
      announceFailure(error)
    }
    show(id)
  }
}

const show = (id: string): void => removedIds.set(new Set([...removedIds.get()].filter((other) => other !== id)))
