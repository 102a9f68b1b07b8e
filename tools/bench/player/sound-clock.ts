import type { Page } from '@playwright/test'

/** When things happened on a page, in milliseconds since its navigation began; 0: not yet. */
export type SoundTimes = {
  /** Something is to be seen. */
  painted: number
  /** The first button that plays is on the page. */
  button: number
  /** The last press of the pointer, as the browser got it. */
  pressed: number
  /** The element was told to play. */
  asked: number
  /** The first moment at which the element's own time had moved, of the song that was asked for last. */
  sounded: number
}

declare global {
  interface Window {
    soundClock: {
      times: SoundTimes
      /** The element that was last asked to play. */
      element?: HTMLMediaElement
      /** Looks in every frame whether the element has begun to sound. */
      listen: (element: HTMLMediaElement, source: string) => void
    }
  }
}

/** Buttons that play, wherever they are on the screen. */
export const PLAY_BUTTON = 'main button[aria-label^="Atskaņot: "]'

/** Has every page that is opened from now on note its times. (No function in it has a name: the compiler would call for help that no page has.) */
export const watchSoundTimes = (page: Page): Promise<unknown> =>
  page.addInitScript((selector) => {
    const times = { painted: 0, button: 0, pressed: 0, asked: 0, sounded: 0 }
    window.soundClock = {
      times,
      listen(element, source) {
        if (this.element !== element || element.src !== source || times.sounded > 0) return
        if (!element.paused && element.currentTime > 0) times.sounded = performance.now()
        else requestAnimationFrame(() => this.listen(element, source))
      },
    }

    new PerformanceObserver((list) => {
      times.painted ||= list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    }).observe({ type: 'paint', buffered: true })

    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return
      times.button = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['aria-label'] })

    document.addEventListener(
      'pointerdown',
      ({ timeStamp }) => Object.assign(times, { pressed: timeStamp, sounded: 0 }),
      { capture: true },
    )

    document.addEventListener(
      'play',
      ({ target, timeStamp }) => {
        if (!(target instanceof HTMLMediaElement)) return
        times.asked = timeStamp
        window.soundClock.element = target
        window.soundClock.listen(target, target.src)
      },
      { capture: true },
    )
  }, PLAY_BUTTON)

/** Waits until the song that was pressed sounds, then tells all times. */
export async function soundTimes(page: Page): Promise<SoundTimes> {
  await page.waitForFunction(() => window.soundClock.times.sounded > 0)
  return page.evaluate(() => window.soundClock.times)
}
