import { defineConfig } from '@playwright/test'

import { TEST_RETRIES } from '../../tools/checks/checks'
import { chromiumArgs, findChromium } from '../../tools/chromium'
import { EXPECT_TIMEOUT_MS } from '../e2e/fixtures/expect'

const executablePath = await findChromium()

/** Every component in a real browser, in the built workshop: static files, no server of ours. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more worker than cores: pages also wait for responses and animations.
  workers: 3,
  retries: TEST_RETRIES,
  timeout: 240_000,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Riga',
    trace: 'off',
  },
})
