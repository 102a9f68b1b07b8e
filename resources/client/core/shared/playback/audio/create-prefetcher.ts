import { type Attach, release } from './audio-element'

/**
 * Prefetches one source at a time into an element that never sounds. Elements share the browser's media cache, so the
 * playing one finds what this one has fetched.
 */
export function createPrefetcher(attach: Attach) {
  let element: HTMLAudioElement | undefined
  let detach: (() => void) | undefined

  function cancel(): void {
    detach?.()
    if (element) release(element)
  }

  /** Replaces the source; an empty URL only cancels. */
  function start(url: string): void {
    cancel()
    if (url === '') return
    element ??= new Audio()
    element.preload = 'auto'
    detach = attach(element, url, cancel)
  }
  return { start, cancel }
}
