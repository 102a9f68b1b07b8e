import { useSyncExternalStore } from 'react'

import { REDUCED_MOTION } from '@/lib/browser/preferences'
import { createStore } from '@/lib/store'

import type * as parts from './moving-parts'

type MovingParts = typeof parts

const loadedParts = createStore<MovingParts | null>(null)

const prefersMotion = () => !window.matchMedia(REDUCED_MOTION).matches

/** Loads framer-motion and the parts made of it, unless the user prefers reduced motion. A failure is left to the next call. */
export async function loadMovingParts(): Promise<void> {
  if (prefersMotion()) await import('./moving-parts').then(loadedParts.set, () => {})
}

/** Returns the loaded parts; null with reduced motion. */
export const getMovingParts = (): MovingParts | null => (prefersMotion() ? loadedParts.get() : null)

/** {@link getMovingParts} as a hook; while it is null a plain element does. */
export const useMovingParts = (): MovingParts | null => useSyncExternalStore(loadedParts.subscribe, getMovingParts)
