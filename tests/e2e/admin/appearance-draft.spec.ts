import type { Page } from '@playwright/test'

import { BrowserWorld } from '../fixtures/browser-world'
import { otherVisitor } from '../fixtures/other-visitor'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const fill = (page: Page, field: string, text: string) =>
  page.getByRole('textbox', { name: field, exact: true }).fill(text)
const openSection = async (page: Page, name: RegExp) => {
  for (let url = new URL(page.url()); url.searchParams.has('section'); url = new URL(page.url())) {
    await button(page, 'Back').click()
    await page.waitForURL((next) => next.href !== url.href)
  }
  await page.getByRole('list', { name: 'Sections' }).getByRole('button', { name }).click()
}

test('undoes ten changes of every kind, and does them again after a reload', async ({ page }) => {
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await page.goto('admin/appearance')
  await openSection(page, /^General/)
  await fill(page, 'Site name', 'Dziesmiņa')
  await fill(page, 'Site description', 'Dziesmas mazajiem')
  await openSection(page, /^Themes/)
  await page.getByRole('switch', { name: 'Visitors may change the theme' }).click()
  await button(page, 'Actions for Tintes nakts').click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await fill(page, 'Name', 'Zvaigžņu nakts')
  await page.getByRole('slider', { name: 'Muted text' }).press('ArrowLeft')
  await openSection(page, /^Home page/)
  await button(page, 'Header').click()
  await fill(page, 'Title', 'Dziesmas bērniem')
  await expect(heading).toHaveText('Dziesmas bērniem')
  await openSection(page, /^Menus/)
  await button(page, /^Galvenā izvēlne/).click()
  await fill(page, 'Name', 'Sāna izvēlne')
  await button(page, 'Add an item').click()
  await openSection(page, /^Custom code/)
  await page.getByRole('textbox', { name: 'CSS' }).fill('h1 { color: teal }')

  const undo = button(page, 'Undo')
  const undone: string[] = []
  for (; await undo.isEnabled(); await undo.click()) undone.push('step')
  expect(undone).toHaveLength(10)
  await expect(button(page, 'Save')).toBeDisabled()
  const redo = button(page, 'Redo')
  while (await redo.isEnabled()) await redo.click()

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(button(page, 'Save')).toBeEnabled()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await openSection(page, /^Menus/)
  await expect(button(page, /^Sāna izvēlne/)).toBeVisible()
})

test('shows two administrators what the other has saved, and keeps the changes of both', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const other = await otherVisitor({ browser, context, baseURL })
  await new BrowserWorld(other.context(), baseURL ?? '').signInAs('admin')
  for (const one of [page, other]) {
    await one.goto('admin/appearance?section=general')
    await expect(one.getByRole('textbox').first()).toBeVisible()
  }
  await page.getByRole('textbox').first().fill('Dziesmiņa')
  await other.getByRole('textbox').nth(1).fill('Dziesmas mazajiem')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await other.keyboard.press('Control+s')
  await expect(other.getByRole('definition')).toHaveText(['Dziesma', 'Dziesmiņa'])
  await other.getByRole('button', { name: 'Save, keep theirs' }).click()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox').first()).toHaveValue('Dziesmiņa')
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('Dziesmas mazajiem')
  await other.context().close()
})
