import type { Page } from '@playwright/test'

import { totp } from '@mock/kit/totp'
import { personas } from '@mock/state/seeds/personas'

import { drawPicture } from '../fixtures/draw-picture'
import { expect, test } from '../fixtures/test'

const PASSWORD = 'dziesma1'

test.beforeEach(async ({ world }) => {
  await world.setLanguage('en')
  await world.change({ settings: { i18n: { enable: true, default_localization: 'en' } } })
})

const panel = (page: Page, name: string) => page.getByRole('region', { name })

async function confirmPasswordDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm password' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('sets two-factor authentication up with a computed code, renews its recovery codes and disables it', async ({
  page,
  world,
}) => {
  // The app prints from a frame.
  await page.addInitScript(() => {
    window.print = () => Reflect.set(window.parent, 'printed', document.body.innerText)
  })
  await world.signInAs('free')
  await page.goto('account-settings#two-factor')
  const own = panel(page, 'Two-factor authentication')
  await own.getByRole('button', { name: 'Enable' }).click()
  await confirmPasswordDialog(page)
  const picture = own.getByRole('img', { name: 'QR code for your authenticator app' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const secret = (await own.getByRole('code').textContent()) ?? ''
  await own.getByRole('textbox', { name: 'Code' }).fill(await totp(secret, Date.now()))
  await own.getByRole('button', { name: 'Confirm' }).click()

  const codes = own.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(8)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recovery-codes.txt')
  const first = await codes.first().textContent()
  await own.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate((): unknown => Reflect.get(window, 'printed'))).toContain(first)
  await own.getByRole('button', { name: 'Generate new recovery codes' }).click()
  await expect(codes.first()).not.toHaveText(first ?? '')

  await own.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Two factor authentication has been disabled.')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Enable' })).toBeVisible()
})

test('ends other sessions in the other browser', async ({ page, world, browser, baseURL, context }) => {
  await world.signInAs('free')
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  // The other browser shares the mock's world.
  await other.addCookies((await context.cookies()).filter(({ name }) => name === 'mock_world'))
  const otherPage = await other.newPage()
  await otherPage.goto('login')
  await otherPage.getByRole('textbox', { name: 'Email' }).fill('free@dziesma.test')
  await otherPage.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await otherPage.getByRole('button', { name: 'Sign in' }).click()
  await expect(otherPage.getByRole('button', { name: /^Account: / })).toBeVisible()

  await page.bringToFront()
  await page.goto('account-settings#sessions')
  const own = panel(page, 'Active sessions')
  const rows = own.getByRole('list').getByRole('listitem')
  await expect(rows.nth(1)).toBeVisible()
  await own.getByRole('button', { name: 'Logout other sessions' }).click()
  await confirmPasswordDialog(page)
  await expect(page.getByText('Logged out other sessions.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('This device')

  await otherPage.goto('account-settings')
  await expect(otherPage).toHaveURL(/\/login/)
  await other.close()
})

test('connects an account through the real popup, and disconnects it', async ({ page, world }) => {
  const { email } = personas.free
  await world.signInAs('free')
  await page.goto('account-settings#social-login')
  const own = panel(page, 'Social login')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    own.getByRole('button', { name: 'Enable Google' }).click(),
  ])
  await popup.getByRole('button', { name: `Continue as Anna Bērziņa (${email})`, exact: true }).click()
  await expect(page.getByText('Enabled Google account')).toBeVisible()
  await own.getByRole('button', { name: 'Disable Google' }).click()
  await expect(page.getByText('Disabled Google account')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Enable Google' })).toBeVisible()
})

test('deletes the account, which can no longer sign in', async ({ page, world }) => {
  await world.signInAs('free')
  await page.goto('account-settings#delete-account')
  await panel(page, 'Danger zone').getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog', { name: 'Delete account?' }).getByRole('button', { name: 'Delete' }).click()
  await confirmPasswordDialog(page)
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('textbox', { name: 'Email' }).fill('free@dziesma.test')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('These credentials do not match our records.')).toBeVisible()
})

test(
  'crops a picture by keyboard, and shows it in the menu',
  { tag: '@every-engine' },
  async ({ page, world, expectAccessible }) => {
    await world.signInAs('free')
    await page.goto('account-settings')
    const own = panel(page, 'Account details')
    const input = own.locator('input[type=file]')
    await input.setInputFiles({ name: 'teksts.png', mimeType: 'image/png', buffer: Buffer.from('nav attēls') })
    await expect(own.getByText('Please select an image.')).toBeVisible()

    await input.setInputFiles({ name: 'seja.png', mimeType: 'image/png', buffer: await drawPicture(page) })
    const dialog = page.getByRole('dialog', { name: 'Crop image' })
    const stage = dialog.getByRole('application', { name: 'Crop area' })
    await expect(stage).toBeVisible()
    await expectAccessible()
    const place = () => stage.locator('img').evaluate(({ style }) => Math.round(Number.parseFloat(style.left)))
    expect(await place()).toBe(-50)
    await stage.focus()
    await stage.press('Shift+ArrowRight')
    expect(await place()).toBe(-60)
    for (let press = 0; press < 10; press += 1) await stage.press('Shift+ArrowRight')
    expect(await place()).toBe(-100)
    await stage.press('+')
    await dialog.getByRole('slider', { name: 'Zoom' }).press('End')
    await dialog.getByRole('button', { name: 'Use this image' }).click()
    await expect(page.getByText('Uploaded avatar')).toBeVisible()
    const avatar = page.getByRole('banner').locator('img').last()
    await expect(avatar).toHaveAttribute('src', /storage\/avatars\/.+png/)
    const colour = await avatar.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 8
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, 8, 8)
      return [...(context?.getImageData(4, 4, 1, 1).data ?? [])]
    })
    expect(colour[2]).toBeGreaterThan(colour[0] ?? 255)
  },
)

test('moves a cropped picture by drag and click, and zooms it by pinch and wheel', async ({ page, world }) => {
  await world.signInAs('free')
  await page.goto('account-settings')
  await panel(page, 'Account details')
    .locator('input[type=file]')
    .setInputFiles({ name: 'seja.png', mimeType: 'image/png', buffer: await drawPicture(page) })
  const stage = page.getByRole('application', { name: 'Crop area' })
  const place = () => stage.locator('img').evaluate(({ style }) => Math.round(Number.parseFloat(style.left)))
  const width = () => stage.locator('img').evaluate(({ style }) => Math.round(Number.parseFloat(style.width)))
  const box = await stage.boundingBox()
  if (!box) throw new Error('The crop area is not rendered')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }

  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + box.width / 4, middle.y, { steps: 5 })
  await page.mouse.up()
  expect(await place()).toBe(-25)
  await page.mouse.click(box.x + box.width * 0.75, middle.y)
  expect(await place()).toBe(-50)

  const touch = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y, id: 1 },
    { x: middle.x + apart, y: middle.y, id: 2 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(80) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(width).toBe(400)
  await page.mouse.wheel(0, 4000)
  await expect.poll(width).toBe(200)
})
