import { expect, test } from '../fixtures/test'

test('previews the site of a guest and of a member, and leaves the administrator signed in', async ({
  page,
  world,
}) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/appearance?section=menus')
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  const visitor = page.getByRole('toolbar', { name: 'Preview' })
  const signIn = preview.getByRole('link', { name: 'Sign in' }).first()
  const account = preview.getByRole('button', { name: /^Account: / })
  const administration = preview.getByRole('menuitem', { name: 'Administration' })
  const kept = () => page.evaluate(() => Object.keys(localStorage).toSorted())
  await page.evaluate(() => localStorage.setItem('dziesma:kept', '1'))
  const before = await kept()

  await expect(signIn).toBeVisible()
  await expect(account).toHaveCount(0)

  await visitor.getByRole('button', { name: 'Member' }).click()
  await account.click()
  await expect(preview.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(administration).toHaveCount(0)

  await visitor.getByRole('button', { name: 'Guest' }).click()
  await expect(signIn).toBeVisible()
  await expect(account).toHaveCount(0)

  expect(await kept()).toEqual(expect.arrayContaining(before))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Menus' })).toBeVisible()
})
