import { tabTo } from '../fixtures/tab-to'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

test('imports a search index by keyboard, and keeps its result', async ({ page, expectAccessible }) => {
  const { keyboard } = page
  const tool = page.getByRole('region', { name: 'Search index' })
  await page.goto('admin/maintenance')
  await tabTo(page, tool.getByRole('combobox', { name: 'Records' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Track' })).toBeVisible()
  await keyboard.type('Track')
  await keyboard.press('Enter')
  await tabTo(page, tool.getByRole('button', { name: 'Import' }))
  await keyboard.press('Enter')
  await expect(tool.getByText('Succeeded')).toBeVisible()
  await expect(tool.getByText('All [App\\Models\\Track] records have been imported.')).toBeVisible()
  await expectAccessible()

  await keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Search or run a command' }).fill('logs')
  await page.getByRole('option', { name: 'Logs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible()
  await page.goBack()
  await expect(tool.getByText('Track, MySQL')).toBeVisible()
})

test('leaves open what became of a job whose response was lost', async ({ page, world }) => {
  await world.change({ faults: [{ kind: 'lost', endpoint: 'siteTools.generateSitemap' }] })
  await page.goto('admin/maintenance')
  const tool = page.getByRole('region', { name: 'Sitemap' })
  await tool.getByRole('button', { name: 'Generate the sitemap' }).click()
  await expect(tool.getByText('Unknown')).toBeVisible()
  await expect(tool.getByText(/^The result didn't arrive/)).toBeVisible()
})
