import { useDeferredValue, useSyncExternalStore } from 'react'

import { firstScreen, subscribeFirstScreen } from './first-screen'

/** Whether non-critical content may load: the first screen of a page load is over. */
export const useIsFirstScreenOver = (): boolean =>
  useSyncExternalStore(subscribeFirstScreen, () => firstScreen() === 'over')

/**
 * Returns the number of items to render: at most `first` during the first screen of a page load, then `all`. Later
 * screens render `first` items, and `all` in a deferred update.
 */
export function useFirstScreenCount(all: number, first: number): number {
  const isOver = useIsFirstScreenOver()
  return useDeferredValue(isOver ? all : Math.min(all, first), first)
}
