import type { Browser, Page } from '@playwright/test'

import { type Task, tasksOf, TRACE_CATEGORIES } from './main-thread'

/** Minimum duration of a long task in milliseconds (W3C Long Tasks API); browsers do not report shorter ones. */
export const LONG_TASK_MS = 50

declare global {
  interface Window {
    /** Durations of long tasks since the measurement started, in milliseconds. */
    longTasks: number[]
  }
}

/** Durations of tasks on a page's main thread, in milliseconds. */
export type Tasks = {
  /** Wall-clock durations of long tasks as the browser reports them, which include other load on the machine. */
  onClock: number[]
  /** CPU times of all tasks: the page's own work, regardless of the machine's load. */
  ofCpu: number[]
  /** The same, each with the part of our scripts and of the browser's rendering. */
  parts: Task[]
}

/** Records long tasks on every document that the page loads from now on. */
export const observeLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
    ).observe({
      type: 'longtask',
    })
  })

/** Runs `act` on a page and measures its main-thread tasks. */
export async function measureTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await settle(page)
  await page.evaluate(() => window.longTasks.splice(0))
  await act()
  await settle(page)
  const onClock = await page.evaluate(() => window.longTasks)
  const parts = tasksOf(String(await browser.stopTracing()))
  return { onClock, parts, ofCpu: parts.map(({ cpu }) => Math.round(cpu)) }
}

/** Waits for two frames and an idle period, so that pending work finishes. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
  )
