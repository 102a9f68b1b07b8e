import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { ensureBuild, ensurePanelBuild } from '../build'
import { requireChromium } from '../chromium'
import { performContract } from '../contract/perform'
import { performDoctor } from '../doctor/perform'
import { type LaravelHost, startLaravel } from '../laravel/host'
import { hasLaravel, PACKAGES } from '../laravel/packages'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Account of the database's seed for the contract cases; the journeys use others. */
const EMAIL = 'listener@dziesma.test'
const PASSWORD = 'dziesma1'

/** Cases of endpoints that the example application leaves out. */
const KNOWN_FAILURES = 'examples/laravel/known-failures.json'

const output = {
  print: (line: string) => console.log(line),
  printError: (line: string) => console.error(line),
}

if (hasLaravel()) process.exitCode = (await checkSite()) || (await runJourneys())
else console.log(`Skipped: Laravel is not installed (on Debian, as root: apt-get install ${PACKAGES.join(' ')}).`)

/** Runs the contract cases and the doctor against a new site, and returns the exit code. */
async function checkSite(): Promise<number> {
  const interruption = new AbortController()
  for (const signal of SIGNALS) process.once(signal, () => interruption.abort())
  ensureBuild()
  ensurePanelBuild()
  console.log('Starting Laravel …')
  const host = await startLaravel()
  try {
    const code = await performContract({
      args: argsOf(host),
      env: { LARAVEL_PASSWORD: PASSWORD },
      ...output,
      signal: interruption.signal,
    })
    if (code === 0) return await performDoctor({ args: ['--url', host.url], ...output })
    const errors = host.errors()
    if (errors) console.error(`Logged by Laravel:\n${errors}`)
    return code
  } finally {
    await host.close()
    for (const signal of SIGNALS) process.removeAllListeners(signal)
  }
}

function argsOf({ url }: LaravelHost): string[] {
  const account = ['--email', EMAIL, '--password-env', 'LARAVEL_PASSWORD']
  return ['--url', url, ...account, '--write', '--known-failures', KNOWN_FAILURES]
}

/** Runs the journeys, which start their own sites, and returns the exit code. */
async function runJourneys(): Promise<number> {
  const env = { ...process.env, CHROMIUM_PATH: await requireChromium() }
  const config = ['--config', 'tests/laravel/playwright.config.ts']
  const journeys = spawn('npx', ['playwright', 'test', ...config, ...process.argv.slice(2)], { stdio: 'inherit', env })
  for (const signal of SIGNALS) process.on(signal, () => journeys.kill(signal))
  const [code] = (await once(journeys, 'exit')) as [number | null]
  return code ?? 1
}
