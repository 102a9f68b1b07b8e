import { useSyncExternalStore } from 'react'

/** Where narrow ends and wide begins (spec section 9: 768 px). */
export const WIDE = '(min-width: 768px)'

/** Whether a media query matches now; the component is drawn anew when that changes. What CSS can do alone it should. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
