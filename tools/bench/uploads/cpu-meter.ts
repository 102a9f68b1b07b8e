import type { Browser } from '@playwright/test'

import { seconds } from '@/lib/dates/duration'

/** What something took of the processor, in seconds of all threads. */
export type CpuTime = {
  /** The page's process. */
  renderer: number
  /** All other processes of the browser: the one that reads files, the one that sends them. */
  browser: number
  /** The site with its storage, which live in this process; what drives the browser is next to nothing beside. */
  server: number
}

/** Starts a clock of the processor for a browser and this process. Each reading tells what was taken since the one before. */
export async function createCpuMeter(browser: Browser): Promise<() => Promise<CpuTime>> {
  const client = await browser.newBrowserCDPSession()

  async function total(): Promise<CpuTime> {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo')
    const sum = (isMeant: (type: string) => boolean) =>
      processInfo.reduce((time, { type, cpuTime }) => (isMeant(type) ? time + cpuTime : time), 0)
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
