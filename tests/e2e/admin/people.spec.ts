import { personas } from '@mock/state/seeds/personas'

import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

test('suspends a user, whom the site then refuses, and lets them in again', async ({ page, world }) => {
  await page.goto('admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Search or run a command' }).fill('Anna Bērziņa')
  await page.getByRole('option', { name: /Anna Bērziņa/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Bērziņa' })).toBeVisible()
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend Anna Bērziņa' })
  await dialog.getByRole('checkbox', { name: 'Permanently' }).check()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Surogātpasts komentāros')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible()

  await world.signInAs('free')
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1, name: /^(Your account is|Tavs konts ir)/ })).toBeVisible()

  await world.signInAs('admin')
  await page.goto(`admin/users/${personas.free.id}`)
  await page.getByRole('button', { name: /^(Lift the suspension|Atbloķēt)$/ }).click()
  await expect(page.getByRole('button', { name: /^(Suspend|Bloķēt)$/ })).toBeVisible()

  await world.signInAs('free')
  await page.goto('')
  await expect(page.getByRole('navigation', { name: /^(Main menu|Galvenā izvēlne)$/ }).first()).toBeVisible()
})

test('keeps each right in its column, also beside things that lack some', { tag: '@each-size' }, async ({ page }) => {
  await page.goto('admin/roles/new')
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('s')
  for (const right of ['View', 'Create', 'Edit', 'Delete']) {
    const boxes = await page.getByRole('checkbox', { name: right, exact: true }).all()
    const columns = await Promise.all(boxes.map(async (box) => Math.round((await box.boundingBox())?.x ?? NaN)))
    expect(columns.length).toBeGreaterThan(3)
    expect(new Set(columns).size, right).toBe(1)
  }
})

test('creates a role with a limit, which its user then meets', { tag: '@each-size' }, async ({ page, world }) => {
  await page.goto('admin/roles')
  await page.getByRole('link', { name: 'New role' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Vecāki')
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('family.')
  await page.getByRole('checkbox', { name: 'Open' }).check()
  await page.getByRole('checkbox', { name: 'Add' }).check()
  await page.getByRole('textbox', { name: 'Family profiles' }).fill('1')
  await page.keyboard.press('Tab')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Roles' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Vecāki' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Family profiles' })).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Show suggestions Add a user' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Add a user' }).pressSequentially('Anna Bērziņa')
  await expect(page.getByRole('option')).toHaveText([/^Anna Bērziņa/])
  await page.getByRole('option', { name: /Anna Bērziņa/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Anna Bērziņa' })).toBeVisible()

  await world.change({ settings: { billing: { enable: false } } })
  await world.signInAs('free')
  await world.setLanguage('en')
  await page.goto('account-settings/new')
  await page.getByRole('textbox', { name: 'First name' }).fill('Emils')
  await page.getByRole('textbox', { name: 'Email' }).fill('emils@dziesma.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('dziesma2')
  await page.getByRole('button', { name: 'Create profile' }).click()
  await expect(page).toHaveURL(/account-settings#family-access$/)
  await page.goto('account-settings/new')
  await expect(page.getByRole('heading', { name: 'Your family has reached its profile limit' })).toBeVisible()
})

test('reaches the actions of a user before the fields, and the sections in a list beside them', async ({ page }) => {
  await page.goto(`admin/users/${personas.free.id}`)
  await page.getByRole('heading', { level: 1, name: 'Anna Bērziņa' }).waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'View on the site' })).toBeFocused()
  for (const name of ['Sign in as this user', 'See their sessions', 'Suspend']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('button', { name: 'Permissions' }).press('Enter')
  const title = page.getByRole('heading', { name: 'Permissions' })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(sections.getByRole('button', { name: 'Permissions' })).toHaveAttribute('aria-current', 'location')
})
