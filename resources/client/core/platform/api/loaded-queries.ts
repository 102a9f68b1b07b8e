import { createStore } from '@/lib/store'

/** The query client once its code has loaded, which a guest's first screen does without. */
export const loadedQueries = createStore<{ clear: () => void } | undefined>(undefined)
