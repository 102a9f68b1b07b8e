type Listener = (event: PopStateEvent) => void

let first: Listener | undefined

/**
 * Keeps a place before the router among those who hear of a step back or forward. Call it before the router is drawn: browsers
 * call listeners of the window in the order they came, and Chromium those of the capture phase too. Returns the way to stop.
 */
export function standBeforeRouter(): () => void {
  const hear = (event: PopStateEvent) => first?.(event)
  window.addEventListener('popstate', hear)
  return () => window.removeEventListener('popstate', hear)
}

/** Has somebody hear of such steps before the router does, and stop the event if it shall not; undefined for nobody. */
export function hearBeforeRouter(listener: Listener | undefined): void {
  first = listener
}
