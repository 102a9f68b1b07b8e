import { existsSync } from 'node:fs'

import { canInstall, installOnDebian } from './debian'
import { fail } from './fail'

/** Chromium's headless shell, which Playwright uses too: pages open several times faster than in full Chromium. */
const HEADLESS = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }
const FULL = { path: '/usr/bin/chromium', package: 'chromium' }
/** Liberation Sans, which Linux desktops have: `styles/font.css` fits its metrics to Nunito's. */
const FONTS = 'fonts-liberation'
const SYSTEM_PATHS = [HEADLESS.path, FULL.path, '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Flags that keep Chromium from background work and network access; `--no-sandbox` for containers that run as root. */
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

/** Finds Chromium: from the environment, else Playwright's, else the system's; undefined if none is installed. */
export async function findChromium(env = process.env, exists = existsSync): Promise<string | undefined> {
  const named = namedPath(env)
  if (named !== undefined) return exists(named) ? named : undefined
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => exists(path))
}

/** Whether a browser must be installed: there is none or, in CI, only a full one, in which journeys take a quarter longer. */
const isMissing = (found: string | undefined) =>
  found === undefined || (process.env['CI'] === 'true' && found === FULL.path)

/** Returns Chromium's path. Installs it if missing on Debian as root; elsewhere exits with instructions. */
export async function requireChromium(): Promise<string> {
  const named = namedPath(process.env)
  if (named === undefined && canInstall() && isMissing(await findChromium()))
    void (installOnDebian([HEADLESS.package, FONTS]) || installOnDebian([FULL.package, FONTS]))
  const where = named === undefined ? '' : ` at ${named}`
  return (
    (await findChromium()) ??
    fail(`No Chromium${where}: run \`npx playwright install chromium\`, or set CHROMIUM_PATH to one that is installed.`)
  )
}
