import { readFile } from 'node:fs/promises'

import { expect, test } from '../fixtures/test'

test('exports a filtered list as CSV, all pages with the chosen columns', async ({ page, world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/tracks?perPage=10&orderBy=plays&orderDir=asc')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Album' }).uncheck()
  await page.keyboard.press('Escape')
  const range = await page.getByText(/^1–10 of [\d,]+$/).textContent()
  const count = Number(range?.split(' of ')[1]?.replaceAll(',', ''))
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'All pages, with these columns' }).press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('tracks.csv')
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFID,Song,Plays,Last changed')
  expect(rows).toHaveLength(count)
  await expect(page.getByText(`Exported ${count.toLocaleString('en')} rows`)).toBeVisible()
})
