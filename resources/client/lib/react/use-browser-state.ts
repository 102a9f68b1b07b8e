import { useSyncExternalStore } from 'react'

/** Media query of wide screens: 768 px and up, the mobile breakpoint of spec section 9. */
export const WIDE = '(min-width: 768px)'

/** Whether a media query matches; re-renders on changes. Prefer CSS where it suffices. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network connection; true does not mean that the server is reachable. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeOnline, () => navigator.onLine)
