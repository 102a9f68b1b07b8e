import type { Page } from '@playwright/test'

import { tabTo } from '../fixtures/tab-to'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' })

/** Finds a row by its name, and selects it with the keyboard. */
async function findAndSelect(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(`^${name}`)])
  await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space')
  await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked()
}

test('adds users of two searches to a role by keyboard', async ({ page, expectAccessible }) => {
  await page.goto('admin/users')
  await findAndSelect(page, 'Anna Bērziņa')
  await findAndSelect(page, 'Jānis Liepiņš')
  await expect(bar(page)).toContainText('2 selected, 1 not on this page')
  await page.getByRole('button', { name: 'Email', exact: true }).press('Enter')
  await expect(bar(page)).toContainText('2 selected, 1 not on this page')
  await expectAccessible()
  await tabTo(page, bar(page).getByRole('button', { name: 'Add to role' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add 2 users to a role' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('combobox', { name: 'Role' }))
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'artists' }).press('Enter')
  await expectAccessible()
  await tabTo(page, dialog.getByRole('button', { name: 'Add to role' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added 2 users to “artists”')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  for (const name of ['Anna Bērziņa', 'Jānis Liepiņš']) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(name)
    await expect(page.getByRole('row', { name })).toContainText('artists')
  }
})

test('suspends users one by one, lists the one that the server refuses, and tries it again', async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.goto('admin/users')
  const names = ['Anna Bērziņa', 'Jānis Liepiņš']
  for (const name of names) await findAndSelect(page, name)
  await tabTo(page, bar(page).getByRole('button', { name: 'Suspend' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Suspend 2 users?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await world.change({ faults: [{ kind: 'status', endpoint: 'accounts.ban', status: 422, times: 1 }] })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1 of 2 done')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Failed' })).toContainText(names[0] ?? '')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByText('Suspended 2 users')).toBeVisible()
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(name)
    await expect(page.getByRole('row', { name })).toContainText('Suspended')
  }
})

test('adds a genre to two songs, and keeps the genres that they have', async ({ page, expectAccessible }) => {
  await page.goto('admin/tracks')
  const first = await page.getByRole('rowheader').first().getByRole('link').textContent()
  await page.getByRole('checkbox', { name: `Select ${first}` }).press('Space')
  await findAndSelect(page, 'Kapteiņa viesi')
  await bar(page).getByRole('button', { name: 'Set genres' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Genres of 2 songs' })
  await dialog.getByRole('combobox', { name: 'Genres' }).fill('Jūras polkas')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('radio', { name: 'Keep, and add these' })).toBeChecked()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Changed 2 songs')).toBeVisible()
  for (const name of ['Kapteiņa viesi', first ?? '']) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(name)
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Remove Jūras polkas' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Genres' }).getByRole('listitem')).not.toHaveCount(1)
    await page.goBack()
  }
})

test('duplicates a plan from the menu of its row', async ({ page, expectAccessible }) => {
  await page.goto('admin/plans')
  const actions = page.getByRole('button', { name: /^Actions for/ }).first()
  const original = (await actions.getAttribute('aria-label'))?.match(/“(.*)”/)?.[1] ?? ''
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toHaveValue(`${original} (copy)`)
  await expectAccessible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: `${original} (copy)` })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(original)
  await expect(page.getByRole('rowheader').getByRole('link', { name: original, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `${original} (copy)` })).toBeVisible()
})

test('creates a missing artist from the field of a song, and saves the song', async ({ page, expectAccessible }) => {
  await page.goto('admin/tracks/1')
  await page.getByRole('combobox', { name: 'Artists' }).fill('Jaunie Dundurieši')
  await page.getByRole('option', { name: 'Create artist “Jaunie Dundurieši”' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New artist' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Jaunie Dundurieši')
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const chip = page.getByRole('button', { name: 'Remove Jaunie Dundurieši' })
  await expect(chip).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(chip).toBeVisible()
  await page.goto('admin/artists')
  await page.getByRole('searchbox', { name: 'Search' }).fill('Jaunie Dundurieši')
  await expect(page.getByRole('rowheader', { name: 'Jaunie Dundurieši' })).toBeVisible()
})

test('lets the URL name of a new genre follow its name until it is written', async ({ page, expectAccessible }) => {
  await page.goto('admin/genres/new')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const urlName = page.getByRole('textbox', { name: 'URL name' })
  await name.pressSequentially('Šūpuļdziesmas jūrai')
  await expect(urlName).toHaveValue('supuldziesmas-jurai')
  await expectAccessible()
  await urlName.fill('juras-dziesmas')
  await name.fill('Šūpuļdziesmas jūrai un ezeram')
  await expect(urlName).toHaveValue('juras-dziesmas')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Šūpuļdziesmas jūrai un ezeram' })).toBeVisible()
  await page.goto('genre/juras-dziesmas')
  await expect(page.getByRole('heading', { level: 1, name: 'Šūpuļdziesmas jūrai un ezeram' })).toBeVisible()
})
