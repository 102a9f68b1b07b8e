import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

type MovingRowProps = {
  /** List that the row is in; a new list may have moved the row. */
  list: unknown
  /** Fades the row in. */
  isNew: boolean
  children: ReactNode
}

const SHOWN = { opacity: 1 }
const HIDDEN = { opacity: 0 }

/** Row that moves to its new place when its list changes, not when the list scrolls. */
export const MovingRow = ({ list, isNew, children }: MovingRowProps) => (
  <m.div layout="position" layoutDependency={list} initial={isNew && HIDDEN} animate={SHOWN}>
    {children}
  </m.div>
)
