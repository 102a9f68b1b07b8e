import { domMax, LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'

import { REDUCED_MOTION } from '@/lib/browser/reduced-motion'

import { useMediaQuery } from '../use-media-query'
import { TRANSITION } from './transition'

/**
 * Provides framer-motion's features and the app's transition to the `m` elements inside. With reduced motion nothing
 * moves or fades: `reducedMotion` alone would keep the fades.
 */
export function MotionFrame({ children }: { children: ReactNode }) {
  const isReduced = useMediaQuery(REDUCED_MOTION)
  return (
    <MotionConfig reducedMotion="user" skipAnimations={isReduced} transition={TRANSITION}>
      <LazyMotion features={domMax} strict>
        {children}
      </LazyMotion>
    </MotionConfig>
  )
}
