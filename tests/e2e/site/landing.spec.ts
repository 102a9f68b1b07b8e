import type { Page } from '@playwright/test'

import { holdBack } from '../fixtures/hold-back'
import { recordShifts } from '../fixtures/layout-shifts'
import { landing } from '../fixtures/screens/landing-openers'
import { expect, test } from '../fixtures/test'

/** Scrolls to the end, 400 pixels per frame. */
async function scrollDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

const FOOTER_PICTURE = '**/storage/homepage/8.svg'

test(
  'shows a guest the whole landing page without a layout shift, however late the plans and pictures arrive',
  { tag: '@each-size' },
  async ({ page, world }) => {
    await world.change(landing)
    const shifts = await recordShifts(page)
    // A font that replaces its fallback on a slow machine moves what follows; it is not this test's subject.
    await page.route('**/*.woff2', (route) => route.abort())
    const sendPlans = await holdBack(page, '**/api/v1/billing/products*')
    const sendPictures = await holdBack(page, FOOTER_PICTURE)
    await page.goto('')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dziesmas, kas aug kopā ar bērnu')
    await scrollDown(page)
    const banner = main.getByRole('link', { name: 'Izveidot kontu' })
    await expect(banner).toBeHidden()
    sendPlans()
    await expect(main.getByRole('list', { name: 'Plāni' }).getByRole('article').first()).toBeVisible()
    await scrollDown(page)
    await expect(banner).toBeInViewport()
    sendPictures()
    await expect(main.locator('img').last()).toHaveJSProperty('complete', true)
    await expect(banner).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Visas tiesības aizsargātas.')
    expect(await shifts()).toEqual([])
  },
)

test(
  'shows the rest of the landing page when the plans fail to load',
  { tag: '@each-size' },
  async ({ page, world }) => {
    await world.change({ ...landing, faults: [{ kind: 'status', endpoint: 'products.list', status: 500 }] })
    await page.goto('')
    await scrollDown(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Mēģināt vēlreiz' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Izveidot kontu' })).toBeVisible()
  },
)

test(
  'navigates from the landing page to an artist and back, to a search and to the registration',
  { tag: '@each-size' },
  async ({ page, world }) => {
    await world.change(landing)
    await page.goto('')
    const main = page.getByRole('main')
    const artist = main
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .first()
    const name = await artist.innerText()
    await artist.click()
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await main.getByRole('searchbox').fill('zuzu')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search\/zuzu$/)
    await page.goBack()
    await main.getByRole('link', { name: 'Sākt klausīties' }).click()
    await expect(page).toHaveURL(/register$/)
  },
)

test(
  'says to a guest at home what the site is and what it costs, and leads to the registration',
  { tag: '@each-size' },
  async ({ page }) => {
    const shifts = await recordShifts(page)
    await page.route('**/*.woff2', (route) => route.abort())
    const sendPlans = await holdBack(page, '**/api/v1/billing/products*')
    await page.goto('')
    const band = page.getByRole('region', { name: 'Mūzika bērniem, miers vecākiem' })
    await expect(band).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    sendPlans()
    await expect(band).toContainText('Bez maksas vai no 4,99 € mēnesī')
    expect(await shifts()).toEqual([])
    await band.getByRole('link', { name: 'Izmēģināt' }).press('Enter')
    await expect(page).toHaveURL(/register$/)
  },
)

test('shows the features of the landing page in three columns from 768 pixels on', async ({ page, world }) => {
  await world.change(landing)
  await page.goto('')
  const features = page.getByRole('list', { name: 'Kas iekļauts' }).first().getByRole('listitem')
  await expect(features).toHaveCount(3)
  for (const [width, columns] of [
    [390, 1],
    [768, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await features.evaluateAll((found) => found.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size, `at ${width} pixels`).toBe(columns)
  }
})

test('shows the player itself to a guest on the page about the app', { tag: '@each-size' }, async ({ page }) => {
  await page.goto('muzikas-platforma-berniem-aplikacija')
  const picture = page.getByRole('img', { name: /^Šūpuļdziesma atskaņotājā/ })
  await expect(picture).toBeInViewport()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390)
})
