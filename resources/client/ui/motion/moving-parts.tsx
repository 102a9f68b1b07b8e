// Separate chunk with framer-motion: loaded after the first screen, or with the first part that moves.
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

import { MotionProvider } from './motion-provider'

export { DismissibleCard } from './dismissible-card'
export { FlyingPicture } from './flying-picture'
export { MotionProvider } from './motion-provider'

type SlideInProps = {
  /** Offset that the content comes from, in CSS units. */
  from: { x: string; y: string }
  className: string
  children: ReactNode
}

const AT_REST = { opacity: 1, x: '0%', y: '0%' }

/** Fades its content in from a side when it mounts. */
export const SlideIn = ({ from, className, children }: SlideInProps) => (
  <MotionProvider>
    <m.div initial={{ opacity: 0, ...from }} animate={AT_REST} className={className}>
      {children}
    </m.div>
  </MotionProvider>
)

const SCALES = { scale: [1, 1.3, 1] }

/** Enlarges an icon for a moment when it mounts. */
export const Pop = ({ children }: { children: ReactNode }) => (
  <MotionProvider>
    <m.span animate={SCALES} className="grid">
      {children}
    </m.span>
  </MotionProvider>
)

type MovingRowProps = {
  /** List that the row is in; a new list may have moved the row. */
  list: unknown
  /** Fades the row in. */
  isNew: boolean
  children: ReactNode
}

const VISIBLE = { opacity: 1 }
const HIDDEN = { opacity: 0 }

/** Row that moves to its new place when its list changes, not when the list scrolls. */
export const MovingRow = ({ list, isNew, children }: MovingRowProps) => (
  <m.div layout="position" layoutDependency={list} initial={isNew && HIDDEN} animate={VISIBLE}>
    {children}
  </m.div>
)
