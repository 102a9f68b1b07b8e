import type { Locator, Page } from '@playwright/test'

import { overflowsViewport } from './fixtures/screens/screen'
import { settle } from './fixtures/settle'
import { expect, test } from './fixtures/test'

/** Position and size of a rendered element. */
async function boxOf(element: Locator) {
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not rendered')
  return box
}

const main = (page: Page) => page.getByRole('main')

test(
  'starts the cover at the same height on album, artist, playlist and track',
  { tag: '@each-size' },
  async ({ page }) => {
    const tops: number[] = []
    for (const path of ['album/2', 'artist/21', 'playlist/1', 'track/1']) {
      await page.goto(path)
      tops.push((await boxOf(main(page).locator('article header img').first())).y)
    }
    expect(new Set(tops).size, `tops of the covers: ${tops.join(', ')}`).toBe(1)
  },
)

test('renders cards at the same width in carousels and grids', async ({ page, world }) => {
  const expectEqualWidths = async () => {
    const inCarousel = await boxOf(page.getByRole('list', { name: 'Jaunumi' }).getByRole('listitem').first())
    const inGrid = await boxOf(page.getByRole('list', { name: 'Izlases' }).getByRole('listitem').first())
    expect(inCarousel.width, `at ${page.viewportSize()?.width} pixels`).toBeCloseTo(inGrid.width, 0)
  }
  await page.goto('')
  for (const width of [320, 390, 600, 768, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    await expectEqualWidths()
  }
  await world.signInAs('child')
  await page.goto('')
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectEqualWidths()
  }
})

test(
  'shows navigation, headings and covers of home at 450, 820 and 1280 pixels',
  { tag: '@every-engine' },
  async ({ page, world }) => {
    await world.signInAs('subscriber')
    await page.goto('')
    for (const width of [450, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      expect(await overflowsViewport(page), `scrolls sideways at ${width} pixels`).toBe(false)
      await expect(
        page.getByRole('navigation', { name: 'Galvenā izvēlne' }).and(page.locator(':visible')),
      ).toBeInViewport()
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 })
      const covers = main(page).getByRole('list').first().locator('img')
      for (const cover of [covers.first(), covers.nth(1)]) {
        await expect(cover).toBeInViewport({ ratio: 0.9 })
        const { width: side, height } = await boxOf(cover)
        expect(side, `a cover at ${width} pixels`).toBeGreaterThan(90)
        expect(side, `a cover at ${width} pixels`).toBeLessThan(260)
        expect(height).toBeCloseTo(side, 0)
      }
    }
  },
)

/** Pages with a row of actions, each as someone who sees all of them, in Latvian, whose words are longer. */
const ACTION_PAGES = [
  { path: 'album/2', as: 'subscriber', last: /^Lejupielādēt/ },
  { path: 'playlist/1', as: 'subscriber', last: /^Lejupielādēt/ },
  { path: 'playlist/12', as: 'free', last: /^Lejupielādēt/ },
  { path: 'artist/21', as: 'subscriber', last: /^Vairāk: / },
  { path: 'track/1', as: 'subscriber', last: /^Vairāk: / },
  { path: 'radio/artist/21', as: 'subscriber', last: /^Atskaņot$/ },
  { path: 'album/2', as: 'child', last: /^Patīk/ },
] as const

for (const { path, as, last } of ACTION_PAGES) {
  test(`keeps the actions of ${path} in one row at every width, for the persona ${as}`, async ({ page, world }) => {
    await world.signInAs(as)
    await page.goto(path)
    const header = main(page).locator('article > header')
    await expect(header.getByRole('button', { name: last })).toBeVisible()
    for (const width of [320, 390, 767, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
      const { right } = await header.evaluate((element) => element.getBoundingClientRect())
      const boxes = await header.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { top, height, right: end, width: wide } = button.getBoundingClientRect()
          return { middle: Math.round(top + height / 2), end, isTarget: wide >= 44 && height >= 44 }
        }),
      )
      const at = `at ${width} pixels: ${JSON.stringify(boxes)}`
      expect(new Set(boxes.map(({ middle }) => middle)).size, at).toBe(1)
      expect(Math.max(...boxes.map(({ end }) => end)), at).toBeLessThanOrEqual(right)
      expect(
        boxes.every(({ isTarget }) => isTarget),
        at,
      ).toBe(true)
    }
  })
}

test('leads from an empty list of genres to home by keyboard', async ({ page, world }) => {
  await world.change({ scenario: 'empty' })
  await page.goto('genre')
  await main(page).getByRole('link', { name: 'Meklēt mūziku' }).press('Enter')
  await expect(page).toHaveURL(/\/$/)
})

test('dims the light page behind a dialog in grey', async ({ page, world }) => {
  await world.setTheme('light')
  await world.signInAs('subscriber')
  await page.goto('library/playlists')
  await main(page).getByRole('button', { name: 'Jauns saraksts' }).click()
  const underlay = page.locator('.fixed', { has: page.getByRole('dialog') }).first()
  const colour = await underlay.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? []
  expect(Math.max(red, green, blue) - Math.min(red, green, blue), colour).toBeLessThan(16)
})

test('shows exactly one heading when a search finds nothing', async ({ page }) => {
  for (const path of ['search/qwxz', 'search/qwxz/tracks']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Meklējumam „qwxz” nekas nav atrasts' })).toBeVisible()
    await expect(main(page).getByRole('heading')).toHaveCount(1)
  }
})
