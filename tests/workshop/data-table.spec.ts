import type { Page } from '@playwright/test'

import { expect, test } from './fixtures/test'

/*
 * Keys of the data table, according to the ARIA Authoring Practices: rows form a grid (its keys are tested in
 * collections.spec.ts), column headers are buttons, a filter's panel is a dialog with a search that filters a menu.
 *
 * | where           | key          | effect                                         |
 * |-----------------|--------------|------------------------------------------------|
 * | search          | Escape       | clears it                                      |
 * | column header   | Enter, Space | sorts: descending, ascending, unsorted         |
 * | "Add filter"    | Enter        | opens the panel and focuses its search         |
 * | panel's search  | letters      | filter the list; arrows move through it        |
 * | panel's search  | Enter        | selects a filter and focuses its value         |
 * | panel's value   | Enter        | applies and restores the focus                 |
 * | panel           | Escape       | closes without changes and restores the focus  |
 * | chip's button   | Enter        | removes it; the focus stays among the filters  |
 * | row             | Space        | selects it                                     |
 */

const regionOf = (page: Page) => page.getByRole('region', { name: 'Typical', exact: true })

test.beforeEach(async ({ openStory }) => openStory('data-table', { language: 'en' }))

test('sorts a column by its header', async ({ page }) => {
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

test('adds, changes and removes a filter without a pointer', async ({ page }) => {
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

test('picks days in a dialog over the filter panel, which stays open', async ({ page, expectAccessible }) => {
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

test('clears the search with Escape, and selects a row with Space', async ({ page, expectAccessible }) => {
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
