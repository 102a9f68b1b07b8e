import type { Page } from '@playwright/test'

import { PANEL_TABS } from '@mock/site/control/panel-tabs'

import { expect, test } from './fixtures/test'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Mock panel' })

test('opens a link, plants a fault, shows it on the page and in the log, and copies the link', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('album/2?mock.persona=parent&mock.setting=player.hide_queue:true&mock.persno=child&mock.panel=on')
  await expect(page.getByRole('heading', { level: 1, name: 'Seven Hills Away' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Laura Vītola/ })).toBeVisible()

  await page.getByRole('button', { name: 'Mock panel' }).click()
  const panel = panelOf(page)
  await expect(panel.getByText('mock.persno: there is no such parameter')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Parent May add/ })).toHaveAttribute('aria-pressed', 'true')

  await expectAccessible()

  await panel.getByRole('tab', { name: 'Faults' }).click()
  await panel.getByRole('combobox', { name: 'Endpoint' }).fill('artists.show')
  await panel.getByRole('textbox', { name: 'Status' }).fill('503')
  await panel.getByRole('button', { name: 'Add fault' }).click()
  await expect(panel.getByRole('list', { name: 'Faults' })).toHaveText(/artists\.show:status:503/)

  await panel.getByRole('button', { name: 'Copy link' }).click()
  await expect(panel.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe(
    '?mock.persona=parent&mock.setting=player.hide_queue:true&mock.fault=artists.show:status:503',
  )

  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Mock panel, faults: 1' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'The Pocket Orchestra' }).first().click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()

  await page.keyboard.press('Control+Alt+M')
  await panel.getByRole('tab', { name: 'Requests' }).click()
  const call = panel.getByRole('listitem').filter({ hasText: 'artists.show' }).first()
  await expect(call).toContainText('503')
  await expect(call).toContainText('fault: status')
  await expect(call).toContainText('Keeps the contract')

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Seven Hills Away' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mock panel, faults: 1' })).toBeVisible()
})

test('switches the backend’s release, and keeps it in the link', async ({ page }) => {
  await page.goto('album/2?release=B2&mock.panel=content')
  const panel = panelOf(page)
  const releases = panel.getByRole('list', { name: 'Releases' })
  await expect(releases.getByRole('button', { name: /^Release B2/ })).toHaveAttribute('aria-pressed', 'true')
  await releases.getByRole('button', { name: /^Release A/ }).click()
  await expect(releases.getByRole('button', { name: /^Release A/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/album\/2\?mock\.release=A&mock\.panel=content$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Seven Hills Away' })).toBeVisible()
})

test('moves through the tabs of the page mock by keyboard, and passes axe on each, in the dark', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('mock?mock.persona=twoFactor&mock.fault=*:delay:1:every=2')
  const selected = page.getByRole('tab', { selected: true })
  await selected.focus()
  for (const tab of PANEL_TABS) {
    await expect(selected).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`mock\\.panel=${tab}$`))
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expectAccessible()
    await page.keyboard.press('ArrowRight')
  }
})
