import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

const pdf = `%PDF-1.1
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`
const files = [
  { name: 'vārdi.txt', mimeType: 'text/plain', buffer: Buffer.from('Aijā, žūžū, lāča bērni') },
  { name: 'notis.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
]

test(
  'uploads files, previews and renames them, downloads both, and restores one from the trash',
  { tag: '@every-engine' },
  async ({ page }) => {
    await page.goto('admin/files')
    await page.getByRole('link', { name: 'Upload files' }).click()
    await page.getByLabel('Files', { exact: true }).and(page.locator('input')).setInputFiles(files)
    await expect(page.getByRole('status').filter({ hasText: '2 files uploaded.' })).toBeAttached()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Files' }).click()

    await page.getByRole('link', { name: 'notis.pdf' }).click()
    await expect(page.getByTitle('notis.pdf')).toHaveAttribute('src', /^blob:/)
    await page.goBack()
    await page.getByRole('link', { name: 'vārdi.txt' }).click()
    await expect(page.getByRole('textbox', { name: 'vārdi.txt' })).toHaveValue('Aijā, žūžū, lāča bērni')
    await page.getByRole('textbox', { name: 'Name' }).fill('šūpuļdziesma.txt')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: 'šūpuļdziesma.txt' })).toBeVisible()

    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Files' }).click()
    await page.getByRole('checkbox', { name: /^Select šūpuļdziesma/ }).check()
    await page.getByRole('checkbox', { name: /^Select notis/ }).check()
    const downloading = page.waitForEvent('download')
    await page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toBe('files.zip')

    await page.getByRole('checkbox', { name: /^Select notis/ }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.getByRole('link', { name: 'notis.pdf' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'notis.pdf' })).toBeVisible()
  },
)
