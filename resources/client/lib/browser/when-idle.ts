/** Does work that can wait once the browser has nothing better to do. Safari has no idle callback: the end of the current work has to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work)
}
