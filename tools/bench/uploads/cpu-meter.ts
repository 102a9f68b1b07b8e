import type { Browser } from '@playwright/test'

import { seconds } from '@/lib/dates/duration'

/** CPU time in seconds, summed over threads. */
export type CpuTime = {
  /** Renderer process of the page. */
  renderer: number
  /** All other browser processes, which read files and use the network. */
  browser: number
  /** This process: the site and its storage; driving the browser costs next to nothing. */
  server: number
}

/** Starts a CPU meter for a browser and this process. Each call returns the time used since the previous one. */
export async function createCpuMeter(browser: Browser): Promise<() => Promise<CpuTime>> {
  const client = await browser.newBrowserCDPSession()

  async function total(): Promise<CpuTime> {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo')
    const sum = (matches: (type: string) => boolean) =>
      processInfo.reduce((time, { type, cpuTime }) => (matches(type) ? time + cpuTime : time), 0)
    const { user, system } = process.cpuUsage()
    return {
      renderer: sum((type) => type === 'renderer'),
      browser: sum((type) => type !== 'renderer'),
      server: (user + system) / 1000 / seconds(1),
    }
  }

  let last = await total()
  return async () => {
    const now = await total()
    const { renderer, browser: others, server } = last
    last = now
    return { renderer: now.renderer - renderer, browser: now.browser - others, server: now.server - server }
  }
}
