/** How near counts: below the fold a little ahead of the scrolling, in a row that scrolls sideways the next item. */
const MARGINS = { rootMargin: '200px 0px', scrollMargin: '0px 100px' }

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

const tellNear: IntersectionObserverCallback = (entries, watcher) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    watcher.unobserve(target)
    waiting.get(target)?.()
  }
}

/** Calls `onNear` once when the element comes near the screen. Browsers' own lazy loading fetches up to 2,500 px ahead. Returns how to stop. */
export function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(tellNear, MARGINS)
  waiting.set(element, onNear)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
