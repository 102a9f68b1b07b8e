import { defineConfig, devices } from '@playwright/test'

import { PATIENCE } from './tests/e2e/fixtures/patient-expect'
import { TEST_RETRIES } from './tools/checks/retries'
import { chromiumArgs, findChromium } from './tools/chromium'
import { findFreePort, HOST } from './tools/port'

// Workers read this file too: the first reading chooses the port, the environment hands it on.
const port = (process.env['JOURNEY_PORT'] ??= String(await findFreePort()))
const baseURL = `http://${HOST}:${port}/`

const executablePath = await findChromium()

const journeys = { testDir: 'tests/e2e', testMatch: '**/*.spec.ts' }
/** Journeys about sound, and about who one is: a size changes nothing of them, but for those of a phone. */
const phoneJourneys = '**/*.phone.spec.ts'
/** Keyboards belong to wide screens; the player and the accounts are the same at every size. */
const oneSizeJourneys = /\/(player|accounts)\/(?!.*\.phone\.spec)|\/keyboard\.spec/
const desktop = { viewport: { width: 1280, height: 800 } }
// One pixel is one pixel: what is drawn by the processor alone costs seven times as much on the phone's own screen.
const mobile = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

/** Journeys in a real browser over the HTTP mock, which serves the built bundle as the backend would. */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: every page also waits, for its first answer and for what moves.
  workers: 3,
  retries: TEST_RETRIES,
  // Room for a busy machine; nothing waits for time to pass.
  timeout: 120_000,
  expect: { timeout: PATIENCE },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArgs, '--mute-audio'] },
    timezoneId: 'Europe/Riga',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', ...journeys, testIgnore: phoneJourneys, use: desktop },
    { name: 'mobile', ...journeys, testIgnore: oneSizeJourneys, use: mobile },
    { name: 'deployment', testDir: 'tests/deployment', use: desktop },
    { name: 'uploads', testDir: 'tests/uploads', use: desktop },
    { name: 'budgets', testDir: 'tests/size', use: desktop },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    url: baseURL,
    env: { PORT: port },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
})
