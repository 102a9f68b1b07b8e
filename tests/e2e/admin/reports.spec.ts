import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

const pageViews = (page: Page) => page.getByRole('figure', { name: 'Page views' })

/** First and last day of the month before this one. */
function lastMonth(): { start: Date; end: Date } {
  const now = new Date()
  return {
    start: new Date(now.getFullYear(), now.getMonth() - 1, 1),
    end: new Date(now.getFullYear(), now.getMonth(), 0),
  }
}

async function typeDate(page: Page, field: string, date: Date): Promise<void> {
  const segments = page
    .getByRole('group', { name: 'Period', exact: true })
    .getByRole('group', { name: field })
    .getByRole('spinbutton')
  await segments.first().focus()
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  await page.keyboard.type([...parts, date.getFullYear()].join(''))
}

test('reads last month against the days before, and exports it', async ({ page, expectAccessible }) => {
  const { start, end } = lastMonth()
  await page.goto('admin')
  const summary = pageViews(page).getByText(/most at: /)
  await expect(summary).toBeVisible()
  const before = await summary.innerText()
  const totals = page.getByRole('list', { name: 'Key figures' })
  const totalsBefore = await totals.innerText()

  await page.getByRole('button', { name: /^Period/ }).click()
  await typeDate(page, 'Start date', start)
  await typeDate(page, 'End date', end)
  await expect(page.getByRole('switch', { name: 'Compare' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Preceding period' })).toBeChecked()
  await page.getByRole('button', { name: 'Apply' }).click()

  await expect(summary).not.toHaveText(before)
  await expect(summary).toHaveText(/^[\d,]+ page views; .*compared period; most at: /)
  expect(await totals.innerText()).not.toBe(totalsBefore)
  await expect(page).toHaveURL(/start=\d{4}-\d\d-01&end=.*&compare=preceding-period$/)

  await pageViews(page).getByRole('switch', { name: 'Show as a table' }).check()
  await expect(pageViews(page).getByRole('row')).toHaveCount(1 + end.getDate())
  await expectAccessible()

  const downloading = page.waitForEvent('download')
  await pageViews(page).getByRole('button', { name: 'Export “Page views” (CSV)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Page views.csv')
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(head).toMatch(/^"?Date"?,"?Page views"?,"?Compared period"?$/)
  expect(rows).toHaveLength(end.getDate())
  const total = rows.reduce((sum, row) => sum + Number(/,"?(\d+)"?,"?\d+"?$/.exec(row)?.[1]), 0)
  await expect(summary).toHaveText(new RegExp(`^${total.toLocaleString('en')} page views;`))
})

test('moves from point to point by keyboard, and announces each', async ({ page }) => {
  await page.goto('admin?range=last-7-days')
  const slider = page.getByRole('slider', { name: 'Points of “Page views”' })
  const announced = () => slider.getAttribute('aria-valuetext')
  await slider.focus()
  const last = await announced()
  expect(last).toMatch(/day, .*: \d+ \(in the compared period: \d+\)$/)
  await page.keyboard.press('ArrowLeft')
  await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '')
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', last ?? '')
})
