/** Distances that count as near: 200 px below the fold, and about one item of a row that scrolls horizontally. */
const MARGINS = { rootMargin: '200px 0px', scrollMargin: '0px 100px' }

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

const notifyNear: IntersectionObserverCallback = (entries, watcher) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    watcher.unobserve(target)
    waiting.get(target)?.()
  }
}

/**
 * Calls `onNear` once when the element comes near the viewport; returns the stop function. Native lazy loading starts
 * up to 2,500 px early.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(notifyNear, MARGINS)
  waiting.set(element, onNear)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
