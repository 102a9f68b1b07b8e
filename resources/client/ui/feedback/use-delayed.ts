import { useEffect, useRef, useState } from 'react'

/** A wait shorter than this shows no sign of waiting, in milliseconds (spec section 9). */
export const SPINNER_DELAY = 500

/** A sign of waiting that is shown stays at least so long, in milliseconds (spec section 9). */
export const SPINNER_MINIMUM = 200

/** Whether to show that something is `active`: `delay` late, so that quick work does not flicker, and then for a while. */
export function useDelayed(active: boolean, delay = SPINNER_DELAY): boolean {
  const [isShown, setShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (active === isShown) return undefined
    const wait = active ? delay : Math.max(0, shownAt.current + SPINNER_MINIMUM - Date.now())
    const timer = setTimeout(() => {
      shownAt.current = Date.now()
      setShown(active)
    }, wait)
    return () => clearTimeout(timer)
  }, [active, isShown, delay])
  return isShown
}
