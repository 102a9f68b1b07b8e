import type { Page } from '@playwright/test'

/** Milestones until playback is audible, in milliseconds since navigation start; 0 means not reached yet. */
export type SoundTimes = {
  /** The first contentful paint of the page. */
  painted: number
  /** The first play button is in the DOM. */
  button: number
  /** Total blocking time until the sound: what tasks took beyond {@link LONG_TASK_MS}. */
  blocked: number
  /** Timestamp of the last `pointerdown` event. */
  pressed: number
  /** The page called `play()` on the media element. */
  playCalled: number
  /** The first frame in which the media element's `currentTime` had advanced, for the last song. */
  sounded: number
}

declare global {
  interface Window {
    soundClock: {
      times: SoundTimes
      /** Media element of the last `play` event. */
      element?: HTMLMediaElement
      /** Checks in every frame whether the element has started to sound. */
      listen: (element: HTMLMediaElement, source: string) => void
    }
  }
}

/** Duration from which a task counts as long (W3C Long Tasks). */
const LONG_TASK_MS = 50

/** Selector of play buttons anywhere on the screen. */
export const PLAY_BUTTON = 'main button[aria-label^="Atskaņot: "]'

/**
 * Records the milestones of every document that the page loads from now on. Its functions are anonymous: tsx would add
 * helper calls that no page has.
 */
export const watchSoundTimes = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([selector, longTaskMs]) => {
      const times = { painted: 0, button: 0, blocked: 0, pressed: 0, playCalled: 0, sounded: 0 }
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

      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) if (times.sounded === 0) times.blocked += duration - longTaskMs
      }).observe({ type: 'longtask', buffered: true })

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
          times.playCalled = timeStamp
          window.soundClock.element = target
          window.soundClock.listen(target, target.src)
        },
        { capture: true },
      )
    },
    [PLAY_BUTTON, LONG_TASK_MS] as const,
  )

/** Waits until the pressed song sounds, then returns all milestones. */
export async function soundTimes(page: Page): Promise<SoundTimes> {
  await page.waitForFunction(() => window.soundClock.times.sounded > 0)
  return page.evaluate(() => window.soundClock.times)
}
