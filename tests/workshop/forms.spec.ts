import type { Page } from '@playwright/test'

import { expect, test } from './fixtures/test'

/** The interactive form, above the static ones. */
const form = (page: Page) => page.getByRole('region', { name: 'Pristine' })

test('shows the errors of an empty form on its fields, and focuses the first, by keyboard', async ({
  page,
  openStory,
}) => {
  await openStory('form')
  const name = form(page).getByLabel('Nosaukums')
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription('Dod sarakstam nosaukumu.')
  await expect(name).toBeFocused()
  await expect(form(page).getByRole('combobox', { name: 'Noskaņa' })).toHaveAccessibleDescription(/Izvēlies noskaņu/)
})

test('focuses the visible control of a field without a native input', async ({ page, openStory }) => {
  await openStory('form')
  await form(page).getByLabel('Nosaukums').fill('Rīta dziesmas')
  await page.keyboard.press('Enter')
  const mood = form(page).getByRole('combobox', { name: 'Noskaņa' })
  await expect(mood).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Vakaram' }).press('Enter')
  await expect(form(page).getByText('Izvēlies noskaņu.')).toBeHidden()
})

test('asks before a reload once something was typed', async ({ page, openStory }) => {
  const prompts: string[] = []
  page.on('dialog', async (dialog) => {
    prompts.push(dialog.type())
    await dialog.accept()
  })
  await openStory('form')
  await form(page).getByLabel('Nosaukums').click()
  await page.reload()
  expect(prompts).toEqual([])
  const engine = page.waitForResponse(/form-engine/)
  await form(page).getByLabel('Nosaukums').click()
  await (await engine).finished()
  await form(page).getByLabel('Nosaukums').pressSequentially('Rīta dziesmas')
  await page.reload()
  expect(prompts).toEqual(['beforeunload'])
})
