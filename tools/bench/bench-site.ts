import { type CDPSession, chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

import { chromiumArgs, requireChromium } from '../chromium'
import { findFreePort, HOST } from '../port'
import type { Site } from './visit'

/** The built site, served by the mock in a separate process, and a browser. */
export type BenchSite = Site & { close: () => Promise<void> }

/**
 * Builds a work tree's site if it is out of date, then starts it and a browser with extra flags. Defaults to the current
 * work tree.
 */
export async function startBenchSite(tree = process.cwd(), flags: string[] = []): Promise<BenchSite> {
  const port = await findFreePort()
  const site = spawn(process.execPath, ['--import', 'tsx', 'tools/commands/start.ts'], {
    cwd: tree,
    env: { ...process.env, PORT: String(port), MOCK_PANEL: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await waitForOutput(site.stdout, `:${port}/`)
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: [...chromiumArgs, '--mute-audio', '--enable-precise-memory-info', ...flags],
  })
  return {
    browser,
    url: `http://${HOST}:${port}/`,
    close: async () => {
      await browser.close()
      site.kill('SIGTERM')
    },
  }
}

/** Waits until the stream contains a text. Throws if the stream ends without it. */
async function waitForOutput(stream: Readable, text: string): Promise<void> {
  let output = ''
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    if (output.includes(text)) break
  }
  if (!output.includes(text)) throw new Error(`The site did not start: ${output}`)
}

/** Throttles the page's CPU: a `rate` of 4 makes it four times slower. */
export const throttleCpu = (client: CDPSession, rate: number): Promise<unknown> =>
  client.send('Emulation.setCPUThrottlingRate', { rate })

/** A good mobile network, Lighthouse's "dense 4G": Mbit/s and round trip in milliseconds. */
const NETWORK = { megabits: 10, roundTripMs: 40 }

/** Describes {@link throttleNetwork} in a report. */
export const NETWORK_DESCRIPTION = `${NETWORK.megabits} Mbit/s with ${NETWORK.roundTripMs} ms round trip`

/** Throttles the page's network to a good mobile connection. */
export async function throttleNetwork(client: CDPSession): Promise<void> {
  const bytesPerSecond = (NETWORK.megabits * 1_000_000) / 8
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
