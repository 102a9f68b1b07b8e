import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

const pageViews = (page: Page) => page.getByRole('figure', { name: 'Page views' })

type Days = { start: Date; end: Date }

/** First and last day of a month before this one. */
function monthBefore(count: number): Days {
  const now = new Date()
  return {
    start: new Date(now.getFullYear(), now.getMonth() - count, 1),
    end: new Date(now.getFullYear(), now.getMonth() - count + 1, 0),
  }
}

/** Types the days of a period; `name` is that of its pair of dates. */
async function typePeriod(page: Page, name: string, { start, end }: Days): Promise<void> {
  await typeDate(page, name, 'Start date', start)
  await typeDate(page, name, 'End date', end)
}

async function typeDate(page: Page, period: string, field: string, date: Date): Promise<void> {
  const segments = page
    .getByRole('group', { name: period, exact: true })
    .getByRole('group', { name: field })
    .getByRole('spinbutton')
  await segments.first().focus()
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  await page.keyboard.type([...parts, date.getFullYear()].join(''))
}

test('reads last month against the month before, and exports it', async ({ page, expectAccessible }) => {
  const last = monthBefore(1)
  const days = last.end.getDate()
  await page.goto('admin')
  const summary = pageViews(page).getByText(/most at: /)
  await expect(summary).toBeVisible()
  const before = await summary.innerText()
  const totals = page.getByRole('list', { name: 'Key figures' })
  const totalsBefore = await totals.innerText()

  await page.getByRole('button', { name: /^Period/ }).click()
  await typePeriod(page, 'Period', last)
  await expect(page.getByRole('switch', { name: 'Compare' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Preceding period' })).toBeChecked()
  await typePeriod(page, 'Period to compare with', monthBefore(2))
  await expect(page.getByRole('radio', { name: 'Custom' })).toBeChecked()
  await page.getByRole('button', { name: 'Apply' }).click()

  await expect(summary).not.toHaveText(before)
  await expect(summary).toHaveText(/^[\d,]+ page views; .*compared period; most at: /)
  expect(await totals.innerText()).not.toBe(totalsBefore)
  await expect(page).toHaveURL(/start=\d{4}-\d\d-01&end=.*&compareStart=\d{4}-\d\d-01&compareEnd=/)

  await pageViews(page).getByRole('switch', { name: 'Show as a table' }).check()
  await expect(pageViews(page).getByRole('row')).toHaveCount(1 + days)
  await expectAccessible()

  const downloading = page.waitForEvent('download')
  await pageViews(page).getByRole('button', { name: 'Export “Page views” (CSV)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Page views.csv')
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(head).toMatch(/^"?Date"?,"?Page views"?,"?Compared period"?$/)
  expect(rows).toHaveLength(days)
  const total = rows.reduce((sum, row) => sum + Number(/,"?(\d+)"?,"?\d*"?$/.exec(row)?.[1]), 0)
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

for (const [kind, scenario, range] of [
  ['an SVG', 'typical', 'range=last-30-days'],
  ['a canvas', 'archive', 'start=2016-01-01&end=2025-12-31'],
] as const) {
  test(`saves ${kind} as a picture with its title`, async ({ page, world }) => {
    await world.change({ scenario, signInAs: 'admin' })
    await world.setLanguage('en')
    await page.goto(`admin?${range}`)
    await expect(pageViews(page).getByRole('slider')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await pageViews(page).getByRole('button', { name: 'Export “Page views” (PNG)' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Page views.png')
    const bytes = await readFile(await download.path())
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    expect([bytes.subarray(1, 4).toString(), width, height > 1000]).toEqual(['PNG', 2400, true])
  })
}

test('prints the panels without the menu, as wide as the page', async ({ page }) => {
  await page.goto('admin')
  await expect(pageViews(page).getByRole('slider')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 760, height: 1000 })
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0)
  const right = await pageViews(page).evaluate((figure) =>
    Math.max(...[...figure.querySelectorAll('svg, span')].map((part) => part.getBoundingClientRect().right)),
  )
  expect(right).toBeLessThanOrEqual(760)
})
