import { createStore } from '@/lib/store'

/** Notifications hidden during the undo window. */
export const removedIds = createStore<ReadonlySet<string>>(new Set())
