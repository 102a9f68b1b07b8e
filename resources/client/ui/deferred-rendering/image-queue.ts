import { firstScreen, subscribeFirstScreen } from './first-screen'

/**
 * Maximum number of images that load in parallel during the first screen, because decoding each takes processor time.
 */
const MAX_PARALLEL = 3

/** Queues an image for loading and returns the cancel function. */
type QueueImage = (image: HTMLImageElement, src: string) => () => void

function createImageQueue(): QueueImage {
  const waiting = new Map<HTMLImageElement, string>()
  const loading = new Set<HTMLImageElement>()
  let unsubscribe: (() => void) | undefined

  function loadNext(): void {
    for (const [image, src] of waiting) {
      if (firstScreen() !== 'over' && (firstScreen() === 'held' || loading.size >= MAX_PARALLEL)) return
      waiting.delete(image)
      loading.add(image)
      image.src = src
    }
  }

  return (image, src) => {
    waiting.set(image, src)
    unsubscribe ??= subscribeFirstScreen(loadNext)
    loadNext()
    const finish = () => {
      waiting.delete(image)
      if (loading.delete(image)) loadNext()
    }
    image.addEventListener('load', finish)
    image.addEventListener('error', finish)
    return () => {
      image.removeEventListener('load', finish)
      image.removeEventListener('error', finish)
      finish()
    }
  }
}

/**
 * Queues an image for loading and returns the cancel function. During the first screen, {@link MAX_PARALLEL} load in
 * parallel, and none while the first track loads, which would queue behind them.
 */
export const queueImage = createImageQueue()
