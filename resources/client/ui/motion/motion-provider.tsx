import { domMax, LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'

import { REDUCED_MOTION } from '@/lib/browser/preferences'
import { useMediaQuery } from '@/lib/react/use-browser-state'

/** Default transition, in seconds: `--animate-rise` and `--ease-out` of styles/theme.css. */
export const TRANSITION = { duration: 0.2, ease: [0.2, 0.8, 0.3, 1] as const }

/**
 * Provides framer-motion's features and the app's transition to the `m` elements inside. With reduced motion nothing
 * moves or fades: `reducedMotion` alone would keep the fades.
 */
export function MotionProvider({ children }: { children: ReactNode }) {
  const isReduced = useMediaQuery(REDUCED_MOTION)
  return (
    <MotionConfig reducedMotion="user" skipAnimations={isReduced} transition={TRANSITION}>
      <LazyMotion features={domMax} strict>
        {children}
      </LazyMotion>
    </MotionConfig>
  )
}
