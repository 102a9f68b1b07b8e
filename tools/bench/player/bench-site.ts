import { type CDPSession, chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

import { chromiumArgs, requireChromium } from '../../chromium'
import { findFreePort, HOST } from '../../port'
import type { Site } from '../visit'

/** The built site served by the mock in a process of its own, and a browser. */
export type BenchSite = Site & { close: () => Promise<void> }

/** Builds the site of a work tree if need be, starts it and the browser; by default the tree that the benchmark runs in. */
export async function startBenchSite(tree = process.cwd()): Promise<BenchSite> {
  const port = await findFreePort()
  const site = spawn(process.execPath, ['--import', 'tsx', 'tools/commands/start.ts'], {
    cwd: tree,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await heard(site.stdout, `:${port}/`)
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: [...chromiumArgs, '--mute-audio', '--enable-precise-memory-info'],
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

/** Waits until a text comes; throws when the stream ends without it. */
async function heard(stream: Readable, text: string): Promise<void> {
  let output = ''
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    if (output.includes(text)) break
  }
  if (!output.includes(text)) throw new Error(`The site did not start: ${output}`)
}

/** Has the page's processor be so many times slower than this machine's. */
export const slowDown = (client: CDPSession, rate: number): Promise<unknown> =>
  client.send('Emulation.setCPUThrottlingRate', { rate })

/** A good mobile network: Lighthouse's "dense 4G". */
const NETWORK = { megabits: 10, roundTrip: 40 }

/** What {@link throttleNetwork} does, in words. */
export const NETWORK_IN_WORDS = `${NETWORK.megabits} Mbit/s with ${NETWORK.roundTrip} ms there and back`

/** Has all that the page fetches come over a network like that. */
export async function throttleNetwork(client: CDPSession): Promise<void> {
  const bytesPerSecond = (NETWORK.megabits * 1_000_000) / 8
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
