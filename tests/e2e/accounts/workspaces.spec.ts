import type { Page } from '@playwright/test'

import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'
import { INVITES } from '@mock/state/seeds/workspaces'

import { followWithin } from '../fixtures/screens/workspace-openers'
import { expect, test } from '../fixtures/test'

const NEWCOMER = 'jauna@dziesma.test'
const settings = { i18n: { enable: true, default_localization: 'en' }, require_email_confirmation: false }

test.beforeEach(async ({ world }) => {
  await world.setLanguage('en')
  await world.change({ settings })
})

/**
 * Invites an email address as the owner of the choir, then leaves the page: a late response could overwrite the cookies
 * of the next sign-in.
 */
async function invite(page: Page, email: string): Promise<void> {
  await page.goto('workspaces/1')
  await page.getByRole('textbox', { name: 'Email addresses' }).fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('1 invitation sent')).toBeVisible()
  await page.goto('about:blank')
}

/** Joins through the pending notification. */
async function joinFromNotification(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Join Workspace' }).click()
  await expect(page.getByText('Joined workspace')).toBeVisible()
  await expect(page.getByRole('main').getByText('You joined.')).toBeVisible()
  await expectActive(page)
}

async function expectActive(page: Page): Promise<void> {
  expect((await page.context().cookies()).find(({ name }) => name === 'activeWorkspaceId')?.value).toBe('1')
  const listed = page.waitForRequest(
    (request) => request.url().includes('me/workspaces') && request.url().includes('workspaceId=1'),
  )
  await page.goto('workspaces')
  await listed
  await expect(page.getByRole('listitem').filter({ hasText: 'Kora mēģinājumi' }).getByText('Active')).toBeVisible()
}

test('invites a user, who joins from the notification bell', async ({ page, world }) => {
  await world.signInAs('workspaceOwner')
  await invite(page, personas.subscriber.email)
  await world.signInAs('subscriber')
  await page.goto('')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const centre = page.getByRole('dialog', { name: 'Notifications' })
  await centre.getByRole('button', { name: 'Join Workspace' }).click()
  await expect(page.getByText('Joined workspace')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expectActive(page)
})

test('invites a guest by mail, who registers through the link and joins', async ({ page, world }) => {
  await world.signInAs('workspaceOwner')
  await invite(page, NEWCOMER)
  await world.signInAs('guest')
  const { link } = await world.mailTo(NEWCOMER)
  await page.goto(link ?? '')
  await expect(page).toHaveURL(/workspace\/join\/register/)
  await expect(page.getByRole('heading', { name: 'Join your team on Dziesma' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(NEWCOMER)
  await page.getByLabel('Password', { exact: true }).fill('dziesma2')
  await page.getByLabel(/^Confirm password|^Repeat/).fill('dziesma2')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await joinFromNotification(page)
})

test('signs a guest in through the mailed link, who then joins', async ({ page, world }) => {
  await world.signInAs('guest')
  await page.goto(`workspace/join/${INVITES.invited}`)
  await expect(page).toHaveURL(/workspace\/join\/login/)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(personas.invited.email)
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await joinFromNotification(page)
})

test('sends a guest from an in-app invitation link to the sign-in form, and back to the invitation', async ({
  page,
  world,
}) => {
  await world.signInAs('guest')
  await page.goto('')
  await followWithin(page, `workspace/join/${INVITES.invited}`)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(personas.invited.email)
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Join', exact: true }).press('Enter')
  await expect(page.getByText('Joined workspace')).toBeVisible()
  await expectActive(page)
})

test('marks a notification as read, deletes it and undoes that, by keyboard', async ({ page, world }) => {
  await world.signInAs('free')
  await page.goto('')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  const centre = page.getByRole('dialog', { name: 'Notifications' })
  await expect(centre.getByRole('listitem')).toHaveCount(8)
  await centre.getByRole('button', { name: 'Mark as read' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Notifications, 5 unread', includeHidden: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(centre).toBeHidden()
  await expect(bell).toBeFocused()

  await page.goto('notifications')
  const rows = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  await rows.first().getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows.first().getByRole('button', { name: 'Delete' })).toBeFocused()
  await expect(page.getByText('Notification deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rows.first()).toContainText('laidis klajā')
})

test('asks for the browser’s notification permission on a user action only, and keeps a denied channel off', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'permissionRequests', 0)
    window.Notification.requestPermission = () => {
      Reflect.set(window, 'permissionRequests', Number(Reflect.get(window, 'permissionRequests')) + 1)
      return Promise.resolve('denied')
    }
    Object.defineProperty(window.Notification, 'permission', { get: () => 'default' })
  })
  await world.signInAs('free')
  await page.goto('notifications/settings')
  const box = page.getByRole('checkbox', { name: 'Kāds sāk man sekot: Browser' })
  await expect(box).toBeVisible()
  expect(await page.evaluate((): unknown => Reflect.get(window, 'permissionRequests'))).toBe(0)
  await box.focus()
  await page.keyboard.press('Space')
  await expect(
    page.getByText('Notifications blocked. Please enable them for this site from browser settings.'),
  ).toBeVisible()
  await expect(box).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Kāds sāk man sekot: Email' }).press('Space')
  await expect(page.getByRole('checkbox', { name: 'Sarunas: Email' })).toHaveJSProperty('indeterminate', true)
  await page.getByRole('button', { name: 'Update preferences' }).press('Enter')
  await expect(page.getByText('Updated preferences')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Kāds sāk man sekot: Email' })).toBeChecked()
})
