import { createStore } from '@/lib/store'

import type { TypedValue } from './cell-edit'

/** A cell with its field open; after a failure with the value that was not saved, and why. */
export type OpenCell = {
  id: number
  column: string
  draft?: TypedValue
  error?: string
  /** Whether the same value may be saved later: the server could not be reached, or was busy. */
  isRepeatable?: boolean
}

/** The open cell of a list; one at a time. */
export const openCell = createStore<OpenCell | null>(null)

/** Message for screen readers after a change. */
export const announcement = createStore('')
