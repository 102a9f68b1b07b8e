import { useDeferredValue, useSyncExternalStore } from 'react'

import { firstScreen, subscribeFirstScreen } from '@/lib/browser/first-screen'

/**
 * Returns the number of items to render: at most `first` during the first screen of a page load, then `all`. Later
 * screens render `first` items, and `all` in a deferred update.
 */
export function useFirstScreenCount(all: number, first: number): number {
  const isOver = useSyncExternalStore(subscribeFirstScreen, () => firstScreen() === 'over')
  return useDeferredValue(isOver ? all : Math.min(all, first), first)
}
