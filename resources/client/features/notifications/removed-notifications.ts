import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'

import type { Notification } from './queries'

/** Notifications hidden during the undo window. */
export const removedIds = createStore<ReadonlySet<string>>(new Set())

/** Filters out notifications that were just deleted. */
export function useNotRemoved(items: Notification[]): Notification[] {
  const removed = useSyncExternalStore(removedIds.subscribe, removedIds.get)
  return items.filter(({ id }) => !removed.has(id))
}
