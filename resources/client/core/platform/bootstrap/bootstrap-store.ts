import { useSyncExternalStore } from 'react'

import type { Bootstrap } from '@/contract/bootstrap'

import { getBootstrap, subscribeBootstrap } from './current-bootstrap'

// The store itself is a file of its own: the entry reads it before React is there.
export { getBootstrap, setBootstrap, subscribeBootstrap } from './current-bootstrap'

/** Reads a part of the bootstrap data in a component; `select` must return a stable part of it, not a new object. */
export const useBootstrap = <Part>(select: (bootstrap: Bootstrap) => Part): Part =>
  useSyncExternalStore(subscribeBootstrap, () => select(getBootstrap()))
