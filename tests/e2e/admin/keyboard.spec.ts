import { tabTo } from '../fixtures/tab-to'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
})

test(
  'finds, filters, sorts, selects, edits and leafs through records by keyboard',
  { tag: '@every-engine' },
  async ({ page }) => {
    const { keyboard } = page
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
    await page.goto('admin')
    await expect(heading('Administration')).toBeVisible()
    await keyboard.press('Control+k')
    await expect(page.getByRole('searchbox', { name: 'Search or run a command' })).toBeFocused()
    for (let step = 0; step < 25; step += 1) await keyboard.press('ArrowDown')
    await expect(page.locator('[role=option][data-focused]')).toBeInViewport({ ratio: 0.9 })
    await keyboard.type('playlists')
    await expect(page.getByRole('option', { name: 'Playlists', exact: true })).toBeVisible()
    await keyboard.press('Enter')
    await expect(heading('Playlists')).toBeVisible()

    await tabTo(page, page.getByRole('button', { name: 'Add filter' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Collaborative' })).toBeVisible()
    await keyboard.type('public')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'yes' })).toBeFocused()
    await keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Apply' }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/filters=/)

    await tabTo(page, page.getByRole('columnheader', { name: 'Playlist' }).getByRole('button'))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/orderBy=name/)
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    await tabTo(page, boxes)
    await keyboard.press('Space')
    await tabTo(page, page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const menu = page.getByRole('button', { name: /^Actions for/ }).first()
    await menu.focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Next record' }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Previous record' }))
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }))
    await keyboard.press('End')
    await keyboard.type(' II')
    await keyboard.press('Control+s')
    await expect(heading(/ II$/)).toBeVisible()
  },
)

test('opens, saves and leafs through records by single keys, which a sheet lists', async ({ page }) => {
  const { keyboard } = page
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('admin/genres?orderBy=name&orderDir=asc')
  const records = page.getByRole('rowheader').getByRole('link')
  await expect(records.first()).toBeVisible()
  const [first = '', second = ''] = await records.allTextContents()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // The keys are loaded after the first screen.
  await expect(async () => {
    await keyboard.press('?')
    await expect(sheet.getByText('Next record')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await keyboard.press('Escape')
  await keyboard.press('/')
  await expect(page.getByRole('searchbox').first()).toBeFocused()
  await keyboard.press('Escape')

  await keyboard.press('Shift+Tab')
  await keyboard.press('j')
  await keyboard.press('e')
  await expect(title).toHaveText(first)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await tabTo(page, name)
  await keyboard.press('End')
  await keyboard.type(' II')
  await tabTo(page, page.getByRole('button', { name: 'Save and next' }))
  await keyboard.press('Enter')
  await expect(title).toHaveText(second)
  await keyboard.press('k')
  await expect(title).toHaveText(`${first} II`)
})
