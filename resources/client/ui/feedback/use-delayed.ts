import { useEffect, useRef, useState } from 'react'

/** Delay before a loading indicator appears, in milliseconds (spec section 9). */
export const SPINNER_DELAY = 500

/** Minimum time that a visible loading indicator stays, in milliseconds (spec section 9). */
export const MIN_SPINNER_MS = 200

/**
 * Whether to show an indicator for `active`: after `delay` milliseconds, then for a minimum time, so that it does not
 * flicker.
 */
export function useDelayed(active: boolean, delay = SPINNER_DELAY): boolean {
  const [isShown, setShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (active === isShown) return undefined
    const wait = active ? delay : Math.max(0, shownAt.current + MIN_SPINNER_MS - Date.now())
    const timer = setTimeout(() => {
      shownAt.current = Date.now()
      setShown(active)
    }, wait)
    return () => clearTimeout(timer)
  }, [active, isShown, delay])
  return isShown
}
