import { landing } from '../e2e/fixtures/screens/landing-openers'
import { expect, test } from '../e2e/fixtures/test'
import { openWithoutTimers } from '../e2e/fixtures/without-timers'
import { ADMIN_LAYOUT_KB, ADMIN_OVERVIEW_KB, adminBytes } from './admin-bytes'
import { TransferMeter } from './transfer-meter'

/** Size budgets in kB of JS and CSS after gzip -9, fetched before the screen is usable. */
const GUEST_SCREEN = 115
const SHELL_PLAYING = 170

/**
 * Modules that must load on first use: component libraries for overlays, drag, virtual lists and numbers, and the
 * upload code.
 */
const LATER =
  /node_modules\/(react-aria|react-stately|react-aria-components|@tanstack\/(react-)?(table|virtual)|dompurify|framer-motion|motion-dom|@react-aria|@internationalized|@uppy|tus-js-client)\/|core\/shared\/uploads\//

/** Logs the files fetched until the screen was usable, and asserts that they stay within the limit in kB. */
async function expectWithin(limit: number, meter: TransferMeter): Promise<void> {
  const { kilobytes, table } = await meter.read()
  console.log(`${test.info().title}: ${kilobytes.toFixed(1)} kB of ${limit} kB\n${table}`)
  expect(kilobytes).toBeGreaterThan(0)
  expect(kilobytes).toBeLessThanOrEqual(limit)
  expect(
    (await meter.modules()).filter((module) => LATER.test(module)),
    'loaded only on first use',
  ).toEqual([])
}

test('loads the guest’s first screen within its size budget', async ({ page }) => {
  const meter = new TransferMeter(page)
  await openWithoutTimers(page, 'login')
  await expect(page.locator('input[type=password]')).toBeEditable()
  await expect(page.locator('button[type=submit]')).toBeEnabled()
  await expectWithin(GUEST_SCREEN, meter)
})

test('loads the plans for a guest within the size budget of a first screen', async ({ page }) => {
  const meter = new TransferMeter(page)
  await openWithoutTimers(page, 'pricing')
  await expect(page.getByRole('article').getByRole('link').first()).toBeVisible()
  await expectWithin(GUEST_SCREEN, meter)
})

test('loads the landing page for a guest within the size budget of a first screen', async ({ page, world }) => {
  await world.change(landing)
  const meter = new TransferMeter(page)
  await openWithoutTimers(page, '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expectWithin(GUEST_SCREEN, meter)
})

test('loads the signed-in shell with a track playing within its size budget', async ({ page, world }) => {
  await world.signInAs('free')
  const meter = new TransferMeter(page)
  await openWithoutTimers(page, '')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Atskaņot: / })
    .first()
    .click()
  const position = page.getByRole('slider', { name: 'Vieta dziesmā' })
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0)
  await expectWithin(SHELL_PLAYING, meter)
})

test('loads the admin layout and its overview within their size budgets', async ({ page, world }) => {
  await world.signInAs('admin')
  const { layout, overview } = await adminBytes(() => page.context().newPage())
  console.log(`Admin layout: ${layout.toFixed(1)} kB of ${ADMIN_LAYOUT_KB} kB`)
  console.log(`Overview: ${overview.toFixed(1)} kB of ${ADMIN_OVERVIEW_KB} kB`)
  expect(layout).toBeGreaterThan(0)
  expect(layout).toBeLessThanOrEqual(ADMIN_LAYOUT_KB)
  expect(overview).toBeGreaterThan(0)
  expect(overview).toBeLessThanOrEqual(ADMIN_OVERVIEW_KB)
})
