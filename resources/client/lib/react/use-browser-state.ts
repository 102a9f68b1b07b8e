import { useSyncExternalStore } from 'react'

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
