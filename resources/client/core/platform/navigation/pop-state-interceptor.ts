import { createStore } from '@/lib/store'

type Listener = (event: PopStateEvent) => void

const interceptor = createStore<Listener | undefined>(undefined)

/**
 * Registers a `popstate` listener before the router's. Call it before rendering the router: browsers call the window's
 * listeners in order of registration, Chromium even those of the capture phase. Returns a function that removes it.
 */
export function installPopStateInterceptor(): () => void {
  const handlePopState = (event: PopStateEvent) => interceptor.get()?.(event)
  window.addEventListener('popstate', handlePopState)
  return () => window.removeEventListener('popstate', handlePopState)
}

/** Sets the listener that runs before the router's and may stop the event; undefined removes it. */
export const interceptPopState = interceptor.set
