import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

import { MotionFrame } from './motion-frame'

const SCALES = { scale: [1, 1.3, 1] }

/** Enlarges an icon for a moment when it mounts. */
export const Pop = ({ children }: { children: ReactNode }) => (
  <MotionFrame>
    <m.span animate={SCALES} className="grid">
      {children}
    </m.span>
  </MotionFrame>
)
