import type { Browser, Page } from '@playwright/test'

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
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await settle(page)
  await page.evaluate(() => window.longTasks.splice(0))
  await act()
  await settle(page)
  const onClock = await page.evaluate(() => window.longTasks)
  return { onClock, ofCpu: cpuTimes(String(await browser.stopTracing())) }
}

/** Waits for two frames and an idle period, so that pending work finishes. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
  )

/** The parts of Chromium's trace event format that are read here; times are in microseconds. */
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
