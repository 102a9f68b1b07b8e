import { useDeferredValue, useSyncExternalStore } from 'react'

import { firstScreen, subscribeFirstScreen } from '@/lib/browser/first-screen'

/**
 * How many of `all` items to render: as many as `first` with the first screen of a page load, all of them once it is over; on later
 * screens all of them once the first are painted.
 */
export function useFirstScreenCount(all: number, first: number): number {
  const isOver = useSyncExternalStore(subscribeFirstScreen, () => firstScreen() === 'over')
  return useDeferredValue(isOver ? all : Math.min(all, first), first)
}
