import { firstScreen, subscribeFirstScreen } from '@/lib/browser/first-screen'

/** Images of the first screen that load at the same time: each takes the page's processor when it arrives. */
const AT_ONCE = 3

const waiting = new Map<HTMLImageElement, string>()
const loading = new Set<HTMLImageElement>()
let unsubscribe: (() => void) | undefined

/**
 * Loads an image. On the first screen of a page load a few load at the same time, and none begins while the first song is waited for:
 * its list would stand in a queue behind all of them. Returns the way to take it back.
 */
export function loadInTurn(image: HTMLImageElement, src: string): () => void {
  waiting.set(image, src)
  unsubscribe ??= subscribeFirstScreen(loadNext)
  loadNext()
  const leave = () => {
    waiting.delete(image)
    if (loading.delete(image)) loadNext()
  }
  image.addEventListener('load', leave)
  image.addEventListener('error', leave)
  return () => {
    image.removeEventListener('load', leave)
    image.removeEventListener('error', leave)
    leave()
  }
}

function loadNext(): void {
  for (const [image, src] of waiting) {
    if (firstScreen() !== 'over' && (firstScreen() === 'held' || loading.size >= AT_ONCE)) return
    waiting.delete(image)
    loading.add(image)
    image.src = src
  }
}
