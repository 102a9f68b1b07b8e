// Separate chunk with framer-motion: loaded after the first screen, or with the first part that moves.
export { Arrival } from './arrival'
export { DismissibleCard } from './dismissible-card'
export { FlyingPicture } from './flying-picture'
export { MotionFrame } from './motion-frame'
export { MovingRow } from './moving-row'
export { Pop } from './pop'
