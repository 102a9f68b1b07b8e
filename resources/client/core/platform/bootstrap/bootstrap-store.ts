import { useSyncExternalStore } from 'react'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Settings } from '@/contract/shapes/settings'

import { getBootstrap, subscribeBootstrap } from './current-bootstrap'

// The store is a separate file, because the entry chunk reads it without React.
export { getBootstrap, setBootstrap, subscribeBootstrap, updateUser, viewBootstrapAs } from './current-bootstrap'

/** Subscribes a component to a part of the bootstrap data; `select` must return an existing part, not a new object. */
export const useBootstrap = <Part>(select: (bootstrap: Bootstrap) => Part): Part =>
  useSyncExternalStore(subscribeBootstrap, () => select(getBootstrap()))

/** Returns the site's current settings. */
export const useSettings = (): Settings => useBootstrap(({ settings }) => settings)
