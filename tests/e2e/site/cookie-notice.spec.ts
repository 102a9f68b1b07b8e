import type { Locator, Page } from '@playwright/test'

import { recordShifts } from '../fixtures/layout-shifts'
import { nextFrame } from '../fixtures/settle'
import { expect, test } from '../fixtures/test'

const button = { label: 'Learn more', action: '/pages/privatuma-politika' }
const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' })

async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox()
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) }
}

/** Markup of the focused element if the notice covers a part of it. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const bar = document.querySelector('[aria-label=Cookies]')
    if (!focused || !bar || focused === document.body || bar.contains(focused)) return null
    return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top ? focused.outerHTML : null
  })

test.beforeEach(({ world }) => world.setLanguage('en'))

test(
  'makes room at the bottom for itself, below the player, until it is accepted for 30 days',
  { tag: '@each-size' },
  async ({ page, world, context, isMobile }) => {
    await world.change({ settings: { cookie_notice: { enable: true, position: 'bottom', button } } })
    const shifts = await recordShifts(page)
    await page.goto('album/2')
    await expect(notice(page)).toBeVisible()
    expect(await shifts()).toEqual([])
    await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
    const player = page.getByRole('region', { name: 'Player' })
    await expect.poll(async () => (await edges(player)).bottom).toBeLessThanOrEqual((await edges(notice(page))).top)
    if (isMobile) {
      const menu = await edges(page.getByRole('navigation', { name: 'Main menu' }).last())
      expect(menu.bottom).toBeLessThanOrEqual((await edges(notice(page))).top)
    }
    await notice(page).getByRole('button', { name: 'OK' }).press('Enter')
    await expect(notice(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    const cookie = (await context.cookies()).find(({ name }) => name === 'cookie_notice')
    expect(cookie).toMatchObject({ value: 'true', path: '/' })
    expect((Number(cookie?.expires) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 1)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  },
)

test('covers no focused element of a long form', { tag: ['@each-size', '@every-engine'] }, async ({ page, world }) => {
  await world.change({ settings: { cookie_notice: { enable: true, position: 'bottom', button } } })
  await page.setViewportSize({ width: 1024, height: 500 })
  await page.goto('contact')
  await expect(notice(page)).toBeVisible()
  // The form itself, not its skeleton.
  await expect(page.getByLabel('Your name')).toBeVisible()
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab')
    // Firefox reveals a text area's caret a frame after its focus, and hides what further keys have focused by then.
    await nextFrame(page)
    expect(await coveredFocus(page)).toBeNull()
  }
})

test(
  'covers no invalid field that a submit focuses',
  { tag: ['@each-size', '@every-engine'] },
  async ({ page, world }) => {
    await world.change({ settings: { cookie_notice: { enable: true, position: 'bottom', button } } })
    await page.setViewportSize({ width: 1024, height: 500 })
    await page.goto('contact')
    await expect(notice(page)).toBeVisible()
    await page.getByLabel('Your name').fill('Anna Bērziņa')
    await page.getByLabel('Email').fill('anna@dziesma.test')
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByLabel('Email').press('Enter')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    expect(await coveredFocus(page)).toBeNull()
  },
)

test(
  'scrolls with the page at the top, and comes first by keyboard',
  { tag: '@each-size' },
  async ({ page, world }) => {
    await world.change({ settings: { cookie_notice: { enable: true, position: 'top', button } } })
    await page.goto('pricing')
    await expect(notice(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(notice(page).getByRole('link', { name: 'Learn more' })).toBeFocused()
    expect((await edges(notice(page))).bottom).toBeLessThanOrEqual((await edges(page.getByRole('banner'))).top)
    // The page grows while it loads.
    const scrollDown = () =>
      page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight)
        return window.scrollY
      })
    await expect.poll(scrollDown).toBeGreaterThan(200)
    await expect(notice(page)).not.toBeInViewport()
  },
)
