import { readFile } from 'node:fs/promises'

import { expect, test } from '../fixtures/test'

const FILE = [
  'Nosaukums adresē;Nosaukums;Popularitāte',
  'laci;"Lāči; <b>trekni</b>";7',
  'supuldziesmas;Jau ir;8',
  'pele;Pele;daudz',
  '=zuzu;Žūžū;9',
].join('\r\n')

test.beforeEach(async ({ page, world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/genres')
})

test('imports genres from a file by keyboard, and reports each row', async ({ page, expectAccessible }) => {
  const { keyboard } = page
  const open = page.getByRole('button', { name: 'Import (CSV)' })
  await open.focus()
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import “Genres”' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByText(/^At most 1,000 rows and 2 MB/)).toBeVisible()
  await expectAccessible()

  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'žanri.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByRole('combobox', { name: 'Popularitāte' })).toHaveText('Popularity')
  await expect(dialog.getByRole('cell', { name: 'Lāči; <b>trekni</b>' })).toBeVisible()
  await expect(dialog.getByRole('list', { name: '1 row is left out' })).toHaveText(
    'Row 4: pelePopularity is unreadable: “daudz”',
  )
  await expectAccessible()

  await dialog.getByRole('button', { name: 'Import 3 rows' }).press('Enter')
  await expect(dialog.getByText('2 of 3 done')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Failed' })).toContainText('supuldziesmas')
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await expectAccessible()

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Report (CSV)' }).press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('genres-import.csv')
  const [, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toEqual([
    '2,laci,Created,',
    expect.stringMatching(/^3,supuldziesmas,Refused,./),
    '4,pele,Left out,Popularity is unreadable: “daudz”',
    "5,'=zuzu,Created,",
  ])
  await keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search' }).fill('laci')
  await expect(page.getByRole('rowheader', { name: /Lāči; <b>trekni<\/b>/ })).toBeVisible()
})
