import * as m from 'framer-motion/m'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { MotionProvider } from './motion-provider'

/** Rectangle in the viewport, in pixels, with the radius of its corners. */
export type PictureBox = { left: number; top: number; width: number; height: number; borderRadius: string }

type FlyingPictureProps = {
  src: string
  from: PictureBox
  to: PictureBox
  onLand: () => void
}

/** Picture over the page that moves from one place to another once, as a layout animation. */
export function FlyingPicture({ src, from, to, onLand }: FlyingPictureProps) {
  const [box, setBox] = useState(from)
  useEffect(() => {
    // framer-motion takes no snapshot of an element in the frame that mounts it.
    const frame = requestAnimationFrame(() => setBox(to))
    return () => cancelAnimationFrame(frame)
  }, [to])
  return createPortal(
    <MotionProvider>
      <m.img
        layout
        src={src}
        alt=""
        decoding="sync"
        className="pointer-events-none fixed z-toast object-cover"
        style={box}
        onLayoutAnimationComplete={onLand}
      />
    </MotionProvider>,
    document.body,
  )
}
