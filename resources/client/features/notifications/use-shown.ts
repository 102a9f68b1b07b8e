import { useSyncExternalStore } from 'react'

import type { Notification } from './queries'
import { removedIds } from './removed-ids'

/** Filters out notifications that were just deleted. */
export function useShown(items: Notification[]): Notification[] {
  const removed = useSyncExternalStore(removedIds.subscribe, removedIds.get)
  return items.filter(({ id }) => !removed.has(id))
}
