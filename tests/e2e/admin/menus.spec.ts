import type { Page } from '@playwright/test'

import type { PersonaKey } from '@mock/state/seeds/personas'

import { BrowserWorld } from '../fixtures/browser-world'
import { otherVisitor } from '../fixtures/other-visitor'
import { expect, test } from '../fixtures/test'

type Here = Parameters<typeof otherVisitor>[0]

/** Opens the site as a persona in another browser, wide enough for the sidebar. */
async function openAs(persona: PersonaKey, here: Here): Promise<Page> {
  const page = await otherVisitor(here)
  await page.setViewportSize({ width: 1280, height: 800 })
  await new BrowserWorld(page.context(), here.baseURL ?? '').signInAs(persona)
  await page.goto('')
  await expect(page.getByRole('link', { name: /^(Home|Sākums)$/ }).first()).toBeVisible()
  return page
}

const studio = (page: Page) => page.getByRole('link', { name: 'Studija', exact: true })

test(
  'adds a menu item for one role, which only its members see',
  { tag: '@each-size' },
  async ({ page, context, world, browser, baseURL, expectAccessible }) => {
    await world.signInAs('admin')
    await world.setLanguage('en')
    await page.goto('admin/appearance?section=menus')
    await page.getByRole('button', { name: /^Galvenā izvēlne/ }).click()
    await page.getByRole('button', { name: 'Add an item' }).click()
    await page.getByRole('textbox', { name: 'Label' }).fill('Studija')
    await page.getByRole('textbox', { name: 'Path' }).fill('/backstage/requests')
    await page.getByRole('button', { name: 'Choose icon' }).click()
    await page.getByRole('searchbox', { name: 'Search icons' }).fill('mic vocal')
    await page.getByRole('option', { name: 'mic vocal' }).click()
    await expect(page.getByRole('button', { name: 'Change icon' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'artists' }).check()
    await expectAccessible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    const artist = await openAs('artist', { browser, context, baseURL })
    await expect(studio(artist)).toBeVisible()
    await expect(studio(artist).locator('svg path').first()).toBeAttached()
    const member = await openAs('free', { browser, context, baseURL })
    await expect(studio(member)).toHaveCount(0)
    await artist.context().close()
    await member.context().close()
  },
)

test('opens an item of a menu by keyboard, and comes back to it', async ({ page, world }) => {
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('admin/appearance?section=menus&item=footer-secondary')
  const heading = page.getByRole('heading', { name: 'Menus' })
  const item = page.getByRole('button', { name: 'Lietotne', exact: true })
  await expect(heading).toBeFocused()
  await item.press('Enter')
  await expect(page.getByRole('region', { name: 'Lietotne' })).toBeVisible()
  await expect(heading).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(item).toBeFocused()
})
