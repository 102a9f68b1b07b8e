import type { ReactNode } from 'react'

/** An action on all selected rows. */
export type BulkAction<Row> = {
  id: string
  label: string
  icon?: ReactNode
  isDanger?: boolean
  /**
   * Runs the action. The selection is cleared afterwards, unless this rejects or resolves to false because nothing
   * was done (the user cancelled a confirmation, for example).
   */
  run: (rows: readonly Row[]) => Promise<unknown>
}
