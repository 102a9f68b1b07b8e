import { defineConfig, devices } from '@playwright/test'

import { EXPECT_TIMEOUT_MS } from './tests/e2e/fixtures/expect'
import { hasFirefox, useFirefox } from './tests/engines/firefox/programs'
import { hasWebKit, useWebKit } from './tests/engines/webkit/programs'
import { TEST_RETRIES } from './tools/checks/checks'
import { chromiumArgs, findChromium } from './tools/chromium'
import { findFreePort, HOST } from './tools/port'

// Workers read this file too: the first read picks the port, and the environment passes it on.
const port = (process.env['JOURNEY_PORT'] ??= String(await findFreePort()))
const baseURL = `http://${HOST}:${port}/`

const executablePath = await findChromium()

const journeys = { testDir: 'tests/e2e', testMatch: '**/*.spec.ts' }
/** Journeys for the phone size only, as are tests tagged `@phone-only`; those for both sizes carry `@each-size`. */
const phoneJourneys = '**/*.phone.spec.ts'
const desktopJourneys = { ...journeys, testIgnore: phoneJourneys }
/** Journeys of the desktop and uploads, for Firefox and WebKit, and those for them only. */
const engineJourneys = {
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'uploads/*.spec.ts', 'engines/*.spec.ts'],
  testIgnore: phoneJourneys,
}
const desktop = { viewport: { width: 1280, height: 800 } }
// Scale factor 1, because software rendering at the phone's own scale factor is seven times as slow. The phone prefers
// reduced motion and the desktop does not, so that journeys cover both.
const mobile = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' as const },
}

/** Browsers besides Chromium that are installed. */
const engines = [
  ...(hasFirefox() ? [{ name: 'firefox', use: { ...desktop, ...useFirefox } }] : []),
  ...(hasWebKit() ? [{ name: 'webkit', use: { ...desktop, ...useWebKit } }] : []),
]

/** End-to-end tests in a real browser against the HTTP mock, which serves the built bundle as the backend would. */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // More than there are cores, because pages also wait for responses and animations.
  workers: 4,
  retries: TEST_RETRIES,
  // Generous for busy machines; no test waits for real time to pass.
  timeout: 240_000,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArgs, '--mute-audio'] },
    timezoneId: 'Europe/Riga',
    trace: 'off',
    // Requests that a service worker answers escape the routes of journeys; specs of the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // Projects with long tests run first, so that no worker is left with one at the end. The demo's mock is a service worker.
    { name: 'deployment', testDir: 'tests/deployment', use: { ...desktop, serviceWorkers: 'allow' } },
    { name: 'uploads', testDir: 'tests/uploads', use: desktop },
    { name: 'desktop', ...desktopJourneys, grepInvert: /@phone-only/, use: desktop },
    { name: 'mobile', ...journeys, grep: /@each-size|@phone-only|\.phone\.spec/, use: mobile },
    { name: 'budgets', testDir: 'tests/size', use: desktop },
    ...engines.flatMap(({ name, use }) => [
      { name, ...engineJourneys, use },
      { name: `${name}-boxes`, testDir: 'tests/engines/boxes', testMatch: '**/*.spec.ts', use },
    ]),
  ],
  webServer: {
    command: 'node tools/start.mjs',
    url: baseURL,
    // Journeys see the site as users do; the panel's own opens it by its link.
    env: { PORT: port, MOCK_PANEL: 'off' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
})
