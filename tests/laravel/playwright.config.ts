import { defineConfig } from '@playwright/test'

import { TEST_RETRIES } from '../../tools/checks/checks'
import { chromiumArgs, findChromium } from '../../tools/chromium'
import { EXPECT_TIMEOUT_MS } from '../e2e/fixtures/expect'

const executablePath = await findChromium()

/** Journeys in a real browser against the example Laravel application, which serves the built bundle. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  workers: 2,
  retries: TEST_RETRIES,
  timeout: 60_000,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArgs, '--mute-audio'] },
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Riga',
    trace: 'off',
  },
})
