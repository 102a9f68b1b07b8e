import type { Page } from '@playwright/test'

import type { PersonaKey } from '@mock/state/seeds/personas'

import { holdBack } from './fixtures/hold-back'
import { recordShifts } from './fixtures/layout-shifts'
import { landing } from './fixtures/screens/landing-openers'
import { expect, test } from './fixtures/test'

/** The chunk that contains React. */
const APP = '**/build/assets/app-*.js'

/** Limit of Chromium's layout shift score after the first paint; 0.1 counts as good. */
const MAX_SHIFT = 0.005

const visits: { as: PersonaKey; path: string; theme?: string; language?: string }[] = [
  { as: 'guest', path: 'login' },
  { as: 'guest', path: 'login', theme: '2', language: 'en' },
  { as: 'guest', path: 'register', theme: '2' },
  { as: 'guest', path: '' },
  { as: 'guest', path: 'library/songs' },
  { as: 'free', path: '', theme: '2' },
  { as: 'free', path: 'album/2' },
  { as: 'guest', path: 'pricing' },
  { as: 'child', path: '' },
]

/** Position in whole pixels of the logo and the picture beside a form, and the page's theme and language. */
const look = (page: Page) =>
  page.evaluate(() => {
    const placesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((found) => found.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))
    return {
      logos: placesOf('#root img[src*="logo"]'),
      pictures: placesOf('#root svg[preserveAspectRatio]'),
      theme: document.documentElement.dataset['themeId'],
      background: getComputedStyle(document.body).backgroundColor,
      language: document.documentElement.lang,
    }
  })

type WithFirstHeader = Window & { firstHeader?: (string | null)[] }

/** Records the names of the header's links and buttons when the page's content is first in the document. */
function recordFirstHeader(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main')) return
    observer.disconnect()
    const controls = document.querySelectorAll('header :is(a, button)')
    const names = [...controls].map((control) => control.getAttribute('aria-label') ?? control.textContent)
    ;(window as WithFirstHeader).firstHeader = names
  }).observe(document, { childList: true, subtree: true })
}

test.describe('first paint', () => {
  for (const { as, path, theme, language } of visits) {
    test(
      `shows the skeleton of /${path} to ${as} in its final place before the app has loaded${theme ? ', in the chosen theme' : ''}${language ? ' and language' : ''}`,
      { tag: '@each-size' },
      async ({ page, world, context, baseURL }) => {
        if (as !== 'guest') await world.signInAs(as)
        if (theme) await context.addCookies([{ name: 'be-active-theme', value: theme, url: baseURL ?? '' }])
        if (language) await context.addCookies([{ name: 'selected_locale', value: language, url: baseURL ?? '' }])
        const shifts = await recordShifts(page)
        const release = await holdBack(page, APP)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.locator('#root > [aria-busy=true]')).toBeAttached()
        await expect.poll(async () => (await look(page)).logos).toHaveLength(1)
        await expect(page.getByRole('main')).toHaveCount(0)
        const before = await look(page)

        release()
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        // React renders the logo as another image element, which decodes again.
        await expect.poll(() => look(page)).toEqual(before)
        expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(MAX_SHIFT)
      },
    )
  }

  for (const path of ['pricing', 'contact', '']) {
    test(
      `renders the whole header of /${path} with the first content`,
      { tag: '@each-size' },
      async ({ page, world }) => {
        await world.change(landing)
        await page.addInitScript(recordFirstHeader)
        await page.goto(path)
        await expect(page.getByRole('main')).toBeVisible()
        const controls = await page.evaluate(() => (window as WithFirstHeader).firstHeader)
        expect(controls).toEqual(expect.arrayContaining(['Reģistrēties', 'Ieiet', 'Izvēlne']))
      },
    )
  }

  for (const language of ['lv', 'en'] as const) {
    test(`keeps the header of a public page in one row of 320 pixels, in ${language}`, async ({ page, world }) => {
      await world.setLanguage(language)
      await page.setViewportSize({ width: 320, height: 568 })
      await page.goto('contact')
      const controls = page.getByRole('banner').locator('a:visible:not(.skip-link), button:visible')
      await expect(controls).toHaveCount(4)
      const middles = await controls.evaluateAll((found) =>
        found.map((control) => control.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
      )
      expect(new Set(middles).size).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }

  test('offers a retry when the app’s code fails to load', async ({ page }) => {
    await page.route(APP, (route) => route.abort())
    await page.goto('login')
    await expect(page.getByRole('main')).toContainText('The page could not be loaded.')
    await page.unroute(APP)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Ieiet' })).toBeVisible()
  })
})
