import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

import { MotionFrame } from './motion-frame'

type ArrivalProps = {
  /** Offset that the content comes from, in CSS units. */
  from: { x: string; y: string }
  className: string
  children: ReactNode
}

const ARRIVED = { opacity: 1, x: '0%', y: '0%' }

/** Fades its content in from a side when it mounts. */
export const Arrival = ({ from, className, children }: ArrivalProps) => (
  <MotionFrame>
    <m.div initial={{ opacity: 0, ...from }} animate={ARRIVED} className={className}>
      {children}
    </m.div>
  </MotionFrame>
)
