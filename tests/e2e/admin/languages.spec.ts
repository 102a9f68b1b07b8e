import { readFile } from 'node:fs/promises'

import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

const missing = ['Yesterday', 'You', 'Your library']

test('adds a language, uploads its lines, and completes it to 100 %', async ({ page }) => {
  const texts = Object.keys(JSON.parse(await readFile('resources/lang/lv.json', 'utf8')) as object)
  // Estonian has the plural forms of English, so that English texts are valid lines.
  const lines = Object.fromEntries(texts.map((text) => [text, missing.includes(text) ? '' : text]))

  await page.goto('admin/localizations')
  await page.getByRole('link', { name: 'New language' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Eesti')
  await page.getByRole('textbox', { name: 'Language code' }).fill('et')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Eesti' })).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Translated' })
  await expect(progress).toHaveAttribute('aria-valuetext', /^0%/)

  const file = { name: 'et.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(lines)) }
  await page.getByLabel('JSON file', { exact: true }).and(page.locator('input')).setInputFiles(file)
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(progress).toHaveAttribute('aria-valuetext', /^99%/)

  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Untranslated only' }).click()
  for (const text of missing) await page.getByRole('textbox', { name: text, exact: true }).fill('Tõlgitud')
  await expect(progress).toHaveAttribute('aria-valuetext', /^100%/)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(progress).toHaveAttribute('aria-valuetext', /^100%/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('et.json')
  const saved: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(saved).toEqual({ ...lines, ...Object.fromEntries(missing.map((text) => [text, 'Tõlgitud'])) })
})

test('moves to the line that lost its placeholder, and reaches every line by keyboard', async ({ page }) => {
  await page.goto('admin/localizations/1')
  const search = page.getByRole('searchbox', { name: 'Search texts and translations' })
  await search.fill('Remove :name')
  await page.getByRole('textbox', { name: 'Remove :name', exact: true }).fill('Noņemt')
  await search.fill('')
  await page.mouse.wheel(0, 20_000)
  await expect(search).toBeInViewport()
  await page.keyboard.press('Control+s')
  const line = page.getByRole('textbox', { name: 'Remove :name', exact: true })
  await expect(line).toBeFocused()
  await expect(line).toHaveAccessibleDescription('The translation must contain :name.')
  await line.fill('Noņemt :name')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
