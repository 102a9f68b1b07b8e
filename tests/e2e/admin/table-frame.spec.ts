import type { Locator, Page } from '@playwright/test'

import { tabTo } from '../fixtures/tab-to'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })

const widthOf = async (page: Page, name: string): Promise<number> => (await head(page, name).boundingBox())?.width ?? 0

const edge = (page: Page, name: string) => page.getByRole('separator', { name: `Width of “${name}”` })

/** Whether another element is on top of the centre of this one. */
const isCovered = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect()
    return !own.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('resizes a column by keyboard and pointer, keeps the widths, and resets them', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('admin/tracks')
  const before = await widthOf(page, 'Album')
  const others = await widthOf(page, 'Song')
  await tabTo(page, edge(page, 'Album'))
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => widthOf(page, 'Album')).toBeCloseTo(before + 48, -0.5)
  await expect(edge(page, 'Album')).toHaveAttribute('aria-valuenow', String(Math.round(before + 48)))
  expect(await widthOf(page, 'Song')).toBeCloseTo(others, -0.5)
  await expectAccessible()

  const box = await edge(page, 'Song').boundingBox()
  if (!box) throw new Error('The edge of the column is not rendered')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 300, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => widthOf(page, 'Song')).toBeCloseTo(others + 300, -0.5)

  // The table is now wider than its panel: the actions of a row stay in view, and cover no link that gets the focus.
  const panel = page.getByRole('region', { name: 'Table “Songs”' })
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeInViewport({ ratio: 1 })
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const link = page.getByRole('grid').getByRole('link').first()
  await link.focus()
  expect(await isCovered(link)).toBe(false)
  await expectAccessible()

  await page.reload()
  await expect.poll(() => widthOf(page, 'Song')).toBeCloseTo(others + 300, -0.5)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Reset widths' }).press('Enter')
  await expect.poll(() => widthOf(page, 'Song')).toBeLessThan(others + 290)
  await expect(panel).toHaveCount(0)
})

test('keeps the widths of columns from page to page', async ({ page }) => {
  await page.goto('admin/tracks')
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(16)
  const columns = page.getByRole('button', { name: 'Columns' })
  await columns.press('Enter')
  for (const name of ['Artists', 'Duration']) await page.getByRole('checkbox', { name }).press('Space')
  await page.keyboard.press('Escape')
  const names = ['Song', 'Artists', 'Album', 'Duration', 'Plays', 'Last changed']
  await expect(head(page, 'Duration')).toBeVisible()
  const widths = async () => Promise.all(names.map((name) => widthOf(page, name)))
  const before = await widths()
  for (const number of ['2', '40', '134']) {
    const field = page.getByRole('textbox', { name: 'Go to page' })
    await field.fill(number)
    await field.press('Enter')
    await expect(page.getByRole('button', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy')
    for (const [index, width] of (await widths()).entries()) expect(width).toBeCloseTo(before[index] ?? 0, -0.5)
  }
})

test('shows more rows in a compact list, also after a reload', async ({ page }) => {
  await page.goto('admin/tracks')
  const row = page.getByRole('grid').getByRole('row').nth(1)
  const heightOf = async () => (await row.boundingBox())?.height ?? 0
  const before = await heightOf()
  await page.getByRole('button', { name: 'Views' }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Compact' }).press('Enter')
  await expect.poll(heightOf).toBeLessThan(before - 10)
  const compact = await heightOf()
  await page.reload()
  await expect.poll(heightOf).toBe(compact)
})
