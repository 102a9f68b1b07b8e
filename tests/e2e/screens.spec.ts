import { mergeTests } from '@playwright/test'

import { overflowsViewport, openScreen, type Screen } from './fixtures/screens/screen'
import { screens } from './fixtures/screens/screens'
import { sharedPageTest } from './fixtures/shared-page'
import { expect, test as siteTest } from './fixtures/test'

const test = mergeTests(siteTest, sharedPageTest)

/**
 * Variants by size: one tests English and the dark theme, the other Latvian and the light one. Texts do not affect
 * colours, so that covers both.
 */
const variantOf = (project: string) =>
  project === 'mobile' ? ({ language: 'en', theme: 'dark' } as const) : ({ language: 'lv', theme: 'light' } as const)

/** Widths of the windows that each screen fits: a tablet held upright, a phone, and the narrowest that pages support. */
const WIDTHS = [820, 390, 320]

/** Screens of editors, which are opened at one size, in turns: they are many, and share their parts. */
const ofEditors = screens.filter(({ path }) => /^(admin|backstage)/.test(path))

/** Tags of a screen: most are opened at both sizes. */
function tagsOf(screen: Screen): string[] {
  const place = ofEditors.indexOf(screen)
  if (place < 0) return ['@each-size']
  return place % 2 === 0 ? [] : ['@phone-only']
}

for (const screen of screens) {
  test(
    `${screen.name}: shows no accessibility violations and no horizontal overflow`,
    { tag: tagsOf(screen) },
    async ({ page, world, expectAccessible }, { project }) => {
      const { language, theme } = variantOf(project.name)
      await world.setTheme(theme)
      await openScreen({ page, world }, screen, language)
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
      await expectAccessible()
      expect(await overflowsViewport(page)).toBe(false)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 })
        await expect.poll(() => overflowsViewport(page), `at ${width} pixels`).toBe(false)
      }
    },
  )
}

test(
  'shows only the verification screen to a user with an unconfirmed email address, until the code is entered',
  { tag: '@each-size' },
  async ({ page, world, expectAccessible }) => {
    await world.setLanguage('en')
    await world.signInAs('unverified')
    for (const path of ['', 'album/2', 'login']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
    }
    await expectAccessible()
    await page.getByRole('textbox').first().fill('123456')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('banner')).toBeVisible()
  },
)
