import { createStore } from '@/lib/store'

/** What was deleted and may still be had back: no list shows it. */
export const removedIds = createStore<ReadonlySet<string>>(new Set())
