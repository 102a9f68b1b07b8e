/** Runs `work` when the browser is idle, or after the current task in Safari, which has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work)
}
