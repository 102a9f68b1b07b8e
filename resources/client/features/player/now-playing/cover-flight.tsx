import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'
import type { PictureBox } from '@/ui/motion/flying-picture'
import { getMovingParts, useMovingParts } from '@/ui/motion/use-moving-parts'

type Flight = {
  src: string
  from: PictureBox
  to: PictureBox
  /** Cover at the destination; hidden during the flight. */
  cover: HTMLElement
  /** Whether the destination is still moving. */
  isMoving: () => boolean
}

const flightStore = createStore<Flight | null>(null)

/** Moves a picture of the cover between the player bar and the now-playing view, if framer-motion is loaded. */
export function startCoverFlight(flight: Flight): void {
  if (!getMovingParts()) return
  endFlight()
  // Opacity, because `visibility` or `display` would restart the image's fade-in.
  flight.cover.style.opacity = '0'
  flightStore.set(flight)
}

function endFlight(): void {
  flightStore.get()?.cover.style.removeProperty('opacity')
  flightStore.set(null)
}

/** How long to wait for the sheet to finish opening. */
const MAX_SHEET_WAIT_MS = 800

/** Ends the flight once its destination rests. */
function land(flight: Flight, startMs = performance.now()): void {
  if (flight !== flightStore.get()) return
  if (flight.isMoving() && performance.now() - startMs < MAX_SHEET_WAIT_MS) {
    requestAnimationFrame(() => land(flight, startMs))
  } else endFlight()
}

/** Subscribes to the flight, which ends when nothing renders it. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = flightStore.subscribe(listener)
  return () => {
    unsubscribe()
    endFlight()
  }
}

/** Renders the cover on its way between the player bar and the now-playing view. */
export function CoverFlight() {
  const flight = useSyncExternalStore(subscribe, flightStore.get)
  const FlyingPicture = useMovingParts()?.FlyingPicture
  if (!flight || !FlyingPicture) return null
  const { src, from, to } = flight
  return <FlyingPicture key={`${from.left} ${from.top}`} src={src} from={from} to={to} onLand={() => land(flight)} />
}
