import { createStore } from '@/lib/store'

import type { TypedValue } from './cell-edit'

/** A cell with its field open; after a refusal with the refused value and the server's message. */
export type OpenCell = { id: number; column: string; draft?: TypedValue; error?: string }

/** The open cell of a list; one at a time. */
export const openCell = createStore<OpenCell | null>(null)

/** Message for screen readers after a change. */
export const announcement = createStore('')
