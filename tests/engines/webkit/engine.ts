import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'

import { findFreePort, HOST } from '../../../tools/port'
import { sendClassic } from './classic'
import { prepareDownloads } from './downloads-folder'
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB } from './programs'
import { SCREEN } from './viewport'

/** Settings that a browser takes only when it starts. */
export type EngineSettings = { timezone: string; locale: string; isDark: boolean }

/** A running browser with a session of its own. */
export type Engine = { sessionUrl: string; home: string; stop: () => Promise<void> }

const sessionSchema = z.object({ sessionId: z.string() })

const SCRIPT_TIMEOUT_MS = 600_000
const START_TIMEOUT_MS = 60_000

async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp']
  const child = spawn(XVFB, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer]
  return { display: `:${number.toString().trim()}`, child }
}

async function untilReady(driverUrl: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline;) {
    const isReady = await sendClassic(`${driverUrl}/status`, 'GET').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${WEBKIT_DRIVER} did not start`)
}

function environment(display: string, home: string, { timezone, locale, isDark }: EngineSettings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Without a graphics card, drawing by OpenGL takes a third of a page's time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    HOME: home,
    XDG_RUNTIME_DIR: home,
    TZ: timezone,
    LC_ALL: 'C.UTF-8',
    LANGUAGE: locale.replace('-', '_'),
    ...(isDark && { GTK_THEME: 'Adwaita:dark' }),
  }
}

/** Starts a display, the driver and a session, whose HTTP requests go through the proxy. */
export async function startEngine(settings: EngineSettings, proxyPort: number): Promise<Engine> {
  const [{ display, child: screen }, home, port] = await Promise.all([
    startDisplay(),
    mkdtemp(path.join(tmpdir(), 'webkit-')),
    findFreePort(),
  ])
  await prepareDownloads(home)
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, `--host=${HOST}`], {
    stdio: ['ignore', 'ignore', process.env['ENGINE_LOG'] ? 'inherit' : 'ignore'],
    env: environment(display, home, settings),
  })
  const stop = async () => {
    driver.kill('SIGKILL')
    // The browser ends with its display.
    screen.kill('SIGKILL')
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const url = `http://${HOST}:${port}`
    await untilReady(url)
    const capabilities = { alwaysMatch: sessionCapabilities(proxyPort) }
    const session = sessionSchema.parse(await sendClassic(`${url}/session`, 'POST', { capabilities }))
    return { sessionUrl: `${url}/session/${session.sessionId}`, home, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const sessionCapabilities = (proxyPort: number) => ({
  // Navigations are watched; the driver must not wait for them.
  pageLoadStrategy: 'none',
  unhandledPromptBehavior: 'ignore',
  timeouts: { script: SCRIPT_TIMEOUT_MS },
  proxy: { proxyType: 'manual', httpProxy: `${HOST}:${proxyPort}` },
  'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
})
