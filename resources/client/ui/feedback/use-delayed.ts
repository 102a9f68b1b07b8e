import { useState } from 'react'

import { useTimeout } from '@/lib/react/use-timer'

/** Delay before a loading indicator appears, in milliseconds (spec section 9). */
export const SPINNER_DELAY_MS = 500

/** Minimum time that a visible loading indicator stays, in milliseconds (spec section 9). */
export const MIN_SPINNER_MS = 200

/**
 * Whether to show an indicator for `active`: after `delay` milliseconds, then for a minimum time, so that it does not
 * flicker. `onShow` is called when it appears.
 */
export function useDelayed(active: boolean, delay = SPINNER_DELAY_MS, onShow?: () => void): boolean {
  const [phase, setPhase] = useState<'hidden' | 'minimum' | 'shown'>('hidden')
  const show = () => {
    setPhase('minimum')
    onShow?.()
  }
  useTimeout(show, active && phase === 'hidden' ? delay : null)
  useTimeout(() => setPhase('shown'), phase === 'minimum' ? MIN_SPINNER_MS : null)
  if (phase === 'shown' && !active) setPhase('hidden')
  return phase !== 'hidden'
}
