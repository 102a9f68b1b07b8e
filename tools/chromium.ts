import { existsSync } from 'node:fs'

import { canInstall, installOnDebian } from './debian'
import { fail } from './fail'

/** The one that has no windows, as Playwright's own: pages open several times faster in it. */
const HEADLESS = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }
const SYSTEM_PATHS = [HEADLESS.path, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** What keeps Chromium quiet and offline; `--no-sandbox` because a container's root cannot have one. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const namedPath = (env: NodeJS.ProcessEnv) => env['CHROMIUM_PATH'] ?? env['PLAYWRIGHT_CHROMIUM']

/** Path of the Chromium to use: the environment's, else Playwright's own, else the system's; undefined if none is there. */
export async function findChromium(env = process.env, exists = existsSync): Promise<string | undefined> {
  const named = namedPath(env)
  if (named !== undefined) return exists(named) ? named : undefined
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => exists(path))
}

/** Makes sure there is a Chromium: installs it on Debian as root, else ends the command saying how to get one. */
export async function requireChromium(): Promise<string> {
  const named = namedPath(process.env)
  if (named === undefined && !(await findChromium()) && canInstall())
    void (installOnDebian([HEADLESS.package]) || installOnDebian(['chromium']))
  const where = named === undefined ? '' : ` at ${named}`
  return (
    (await findChromium()) ??
    fail(`No Chromium${where}: run \`npx playwright install chromium\`, or set CHROMIUM_PATH to one that is installed.`)
  )
}
