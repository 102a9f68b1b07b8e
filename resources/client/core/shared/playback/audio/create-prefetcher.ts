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

  function start(url: string): void {
    cancel()
    element ??= new Audio()
    element.preload = 'auto'
    detach = attach(element, url, cancel)
  }
  return { start, cancel }
}
