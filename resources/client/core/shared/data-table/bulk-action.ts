import type { ReactNode } from 'react'

/** Something that is done with all selected rows at once. */
export type BulkAction<Row> = {
  id: string
  label: string
  icon?: ReactNode
  isDanger?: boolean
  /** Does it. The selection is empty afterwards, unless the answer is false: nothing was done then, say because a question was declined. After a failure it stays too. */
  run: (rows: readonly Row[]) => Promise<unknown>
}
