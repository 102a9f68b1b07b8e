const gestures = ['wheel', 'touchstart', 'keydown'] as const

/** Scrolls once the page is as tall as `target`, in pixels; a scroll by the visitor cancels it. Returns a stop function. */
export function scrollWhenTall(target: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < target + window.innerHeight) return
    window.scrollTo(0, target)
    stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
