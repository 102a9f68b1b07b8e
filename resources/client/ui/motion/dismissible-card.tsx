import { useMotionValue } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type ComponentProps, useLayoutEffect, useState } from 'react'

import type { Point } from '@/lib/browser/long-press'

import { MotionProvider } from './motion-provider'

/** Distance of a drag that dismisses. */
const MIN_DRAG_PX = 80

/** Speed of a flick that dismisses, in pixels per second. */
const MIN_FLICK_SPEED = 500

/** How far a dismissed card flies on while it fades. */
const FLY_PX = 120

/** Whether a drag dismisses: `distance` in pixels, `speed` in pixels per second. */
export const dismisses = (distance: number, speed: number): boolean =>
  Math.abs(distance) > MIN_DRAG_PX || (Math.abs(speed) > MIN_FLICK_SPEED && distance * speed > 0)

const CLOSED = { opacity: 0, y: 8 }
const OPEN = { opacity: 1, x: 0, y: 0 }

/** Props of {@link DismissibleCard}. */
export type DismissibleCardProps = Omit<ComponentProps<typeof m.div>, 'drag' | 'initial' | 'animate' | 'style'> & {
  isOpen: boolean
  /** The user dragged or flicked the card sideways. */
  onDismiss: () => void
  /** A closed card has faded out. */
  onGone: () => void
}

/** Card that fades in and out and can be dragged sideways to dismiss it. It stays mounted while closed. */
export const DismissibleCard = (props: DismissibleCardProps) => (
  <MotionProvider>
    <Card {...props} />
  </MotionProvider>
)

function Card({ isOpen, onDismiss, onGone, ...props }: DismissibleCardProps) {
  const x = useMotionValue(0)
  const [flyTo, setFlyTo] = useState(0)
  useLayoutEffect(() => {
    if (isOpen) x.jump(0)
  }, [isOpen, x])

  function release(_: unknown, { offset, velocity }: { offset: Point; velocity: Point }) {
    if (!dismisses(offset.x, velocity.x)) return
    setFlyTo(offset.x + Math.sign(offset.x) * FLY_PX)
    onDismiss()
  }
  function finish() {
    if (isOpen) return
    setFlyTo(0)
    onGone()
  }
  return (
    <m.div
      {...props}
      initial={false}
      animate={isOpen ? OPEN : { ...CLOSED, x: flyTo }}
      onAnimationComplete={finish}
      drag="x"
      dragSnapToOrigin
      onDragEnd={release}
      style={{ x }}
    />
  )
}
