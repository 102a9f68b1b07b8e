import type { Page } from '@playwright/test'

import { expect, test } from './fixtures/test'

/*
 * Keys of the data table, by the ARIA Authoring Practices: the rows are a grid (its own keys are proven in table.spec.ts), a column's
 * header is a button, a filter's panel is a dialog with a combobox that filters a menu.
 *
 * | where           | key          | what happens                                   |
 * |-----------------|--------------|------------------------------------------------|
 * | search          | Escape       | empties it                                     |
 * | column header   | Enter, Space | sorts: down, up, not at all                    |
 * | "Add filter"    | Enter        | opens the panel, focus in its search           |
 * | panel's search  | letters      | narrow the list, arrows go through it          |
 * | panel's search  | Enter        | chooses; focus goes to the value               |
 * | panel's value   | Enter        | applies; focus comes back                      |
 * | panel           | Escape       | closes, changes nothing; focus comes back      |
 * | chip's cross    | Enter        | removes; focus stays among the filters         |
 * | row             | Space        | selects it                                     |
 */

const regionOf = (page: Page) => page.getByRole('region', { name: 'typical', exact: true })

test.beforeEach(async ({ openStory }) => openStory('data-table', { language: 'en' }))

test('a column is sorted by its header', async ({ page }) => {
  const header = regionOf(page).getByRole('columnheader', { name: 'Atskaņojumi' })
  await header.getByRole('button').focus()
  const orders = []
  for (const key of ['Enter', 'Space', 'Enter']) {
    const before = await header.getAttribute('aria-sort')
    await page.keyboard.press(key)
    await expect(header).not.toHaveAttribute('aria-sort', before ?? '')
    orders.push(await header.getAttribute('aria-sort'))
    await expect(header.getByRole('button')).toBeFocused()
  }
  expect(orders).toEqual(['descending', 'ascending', 'none'])
})

test('a filter is added, changed and removed without a pointer', async ({ page }) => {
  const region = regionOf(page)
  const add = region.getByRole('button', { name: 'Add filter' })
  await add.focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('searchbox', { name: 'Search filters' })
  await expect(search).toBeFocused()
  await page.keyboard.type('i')
  await page.keyboard.press('ArrowDown')
  await search.fill('atsk')
  await expect(page.getByRole('menuitem')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeFocused()
  await page.keyboard.type('90000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const chip = region.getByRole('button', { name: 'Atskaņojumi is at least 90,000' })
  await expect(chip).toBeVisible()
  await expect(add).toBeFocused()

  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Value' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chip).toHaveCount(0)
  await expect(region.getByRole('group', { name: 'Filters' })).toBeFocused()
})

test('days are chosen in a dialog over the panel, which is still there afterwards', async ({
  page,
  expectAccessible,
}) => {
  const add = regionOf(page).getByRole('button', { name: 'Add filter' })
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Search filters' }).fill('izve')
  await page.keyboard.press('Enter')
  const dates = page.getByRole('button', { name: /^Value/ })
  await expect(dates).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByText('Last 7 days').click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Apply' }).click()
  await expect(dates).toBeFocused()
  await expectAccessible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(regionOf(page).getByRole('button', { name: /^Izveidots: / })).toBeVisible()
})

test('Escape empties the search, and Space selects a row', async ({ page, expectAccessible }) => {
  const region = regionOf(page)
  const search = region.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type('Ēnu')
  await expect(region.getByRole('row')).toHaveCount(16)
  await expect(region.getByText('1–15 of 19')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await expect(region.getByText('1–15 of 132')).toBeVisible()

  await region.getByRole('row', { name: /Ziemas pasakas 1 / }).focus()
  await page.keyboard.press('Space')
  await expect(region.getByRole('toolbar', { name: 'Selected rows' })).toContainText('1 selected')
  await expectAccessible()
})
