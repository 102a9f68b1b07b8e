import type { Browser, Page } from '@playwright/test'

/** Work that holds up a page for longer is a long task (W3C Long Tasks), in milliseconds; shorter ones are not told. */
export const LONG_TASK = 50

declare global {
  interface Window {
    /** Durations of long tasks since measuring started, in milliseconds. */
    longTasks: number[]
  }
}

/** Durations of tasks on a page's main thread, in milliseconds. */
export type Tasks = {
  /** Long tasks as the browser tells them: on the clock, so that whatever else the machine does counts too. */
  onClock: number[]
  /** What all tasks took of the processor: the page's own work, however busy the machine is. */
  ofCpu: number[]
}

/** Makes every page that is opened from now on note its long tasks. */
export const observeLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
    ).observe({
      type: 'longtask',
    })
  })

/** Does something on a page, and measures the tasks meanwhile. */
export async function measureTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await settle(page)
  await page.evaluate(() => window.longTasks.splice(0))
  await act()
  await settle(page)
  const onClock = await page.evaluate(() => window.longTasks)
  return { onClock, ofCpu: cpuTimes(String(await browser.stopTracing())) }
}

/** Lets what is under way come to rest: two frames, and time to be idle. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
  )

/** What is read of a trace (Chromium's trace event format); times are in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

const MAIN_THREAD = 'CrRendererMain'

function cpuTimes(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const isMain = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD).map(thread),
  )
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && isMain.has(thread(event)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
}
