import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test'

const LAURA = 'parent@dziesma.test'
const PASSWORD = 'dziesma1'

test.beforeEach(async ({ world }) => {
  await world.setLanguage('en')
  await world.change({ settings: { i18n: { enable: true, default_localization: 'en' }, billing: { enable: true } } })
  await world.signInAs('parent')
})

const banner = (page: Page) => page.getByRole('complementary', { name: 'Current profile' })
const family = (page: Page) => page.getByRole('region', { name: 'Linked profiles' })

async function addProfile(page: Page, firstName: string): Promise<void> {
  await family(page).getByRole('link', { name: 'Add profile' }).click()
  // The account settings have a "First name" field as well.
  await expect(page.getByRole('heading', { level: 1, name: 'New family profile' })).toBeVisible()
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${firstName.toLowerCase()}@dziesma.test`)
  await page.getByRole('textbox', { name: 'Password' }).fill('dziesma2')
  await page.getByRole('button', { name: 'Create profile' }).click()
  await expect(page.getByText('User created')).toBeVisible()
}

/** Solves the sum of the parental gate, then confirms the sign-in. */
async function returnToParent(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Sign in as Laura' }).click()
  const gate = page.getByRole('dialog', { name: 'For grown-ups' })
  const numbers = ((await gate.getByText(/What is \d/).textContent()) ?? '').match(/\d+/g) ?? []
  await gate.getByRole('textbox').fill(String(numbers.reduce((sum, number) => sum + Number(number), 0)))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Sign in as Laura?' }).getByRole('button', { name: 'Sign in' }).click()
}

test('adds profiles up to the cap, then links to the plans', async ({ page }) => {
  await page.goto('account-settings#family-access')
  await addProfile(page, 'Emils')
  await expect(family(page).getByText('2 of 3 profiles')).toBeVisible()
  await addProfile(page, 'Marta')
  await expect(family(page).getByText('3 of 3 profiles')).toBeVisible()
  await expect(family(page).getByRole('link', { name: 'Add profile' })).toHaveCount(0)
  await expect(family(page).getByRole('link', { name: 'See plans' })).toBeVisible()
  await page.goto('account-settings/new')
  await expect(page).toHaveURL(/\/pricing\?for=family\.add$/)
})

test("makes a profile with the parent's address by keyboard", async ({ page }) => {
  await page.goto('account-settings/new')
  await page.getByRole('textbox', { name: 'First name' }).fill('Kārlis Ādams')
  await page.getByRole('button', { name: 'Use my address' }).press('Enter')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('parent+karlis-adams@dziesma.test')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(family(page).getByText('parent+karlis-adams@dziesma.test')).toBeVisible()
})

test(
  'switches from parent to child and back without leaving data behind',
  { tag: '@every-engine' },
  async ({ page, context }) => {
    // The parent's data: a playing queue, a search, a form draft, a page of the library.
    await page.goto('album/2')
    await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
    await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title ?? '')).not.toBe('')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('profile:8')
    const other = await context.newPage()
    await other.goto('account-settings')
    await other.getByRole('textbox', { name: 'First name' }).fill('Draft of Laura')

    await page.bringToFront()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account: / })
      .click()
    await page.getByRole('menuitem', { name: "Who's listening?" }).click()
    await expect(page.getByRole('heading', { level: 1, name: "Who's listening?" })).toBeVisible()
    await page.getByRole('button', { name: 'Listen as Elza Vītola' }).press('Enter')

    await expect(banner(page)).toContainText("You're listening as Elza Vītola.")
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('html')).toHaveClass(/child-mode/)
    await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0)
    expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull()
    // The other tab switches to Elza too, although a form is open there.
    await expect(banner(other)).toBeVisible()
    await expect(other.locator('html')).toHaveClass(/child-mode/)
    const leftovers = (tab: Page) =>
      tab.evaluate(async () => ({
        keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
          /profile:8|user:8/.test(key),
        ),
        draft: JSON.stringify(sessionStorage).includes('Draft of Laura'),
        caches: await caches.keys(),
      }))
    for (const tab of [page, other]) expect(await leftovers(tab)).toEqual({ keys: [], draft: false, caches: [] })
    await page.goBack()
    await expect(banner(page)).toBeVisible()
    await expect(page.getByText('Laura Vītola')).toHaveCount(0)

    await page.reload()
    await expect(banner(page)).toBeVisible()
    await page.goto('pricing')
    await expect(page).toHaveURL(/\/account-settings$/)
    await page.goto('account-settings/new')
    await expect(page).toHaveURL(/\/account-settings$/)

    await returnToParent(page)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(LAURA)
    await expect(banner(page)).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(LAURA)
    await expect(other).toHaveURL(/\/login/)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: "Who's listening?" })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue as Laura Vītola' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass(/child-mode/)
  },
)

test("keeps the profile's session when a request of the parent's takes longer", async ({ page, context, line }) => {
  await page.goto(`${line.url}account-settings/profiles`)
  await expect(page.getByRole('button', { name: 'Listen as Elza Vītola' })).toBeVisible()
  let release = () => {}
  line.hold('/api/v1/user-sessions', new Promise((resolve) => (release = resolve)))
  const other = await context.newPage()
  const requested = other.waitForRequest('**/user-sessions')
  await Promise.all([requested, other.goto(`${line.url}account-settings`)])
  await page.getByRole('button', { name: 'Listen as Elza Vītola' }).press('Enter')
  const isSwitchWaiting = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.some(({ mode }) => mode === 'exclusive'))
  await expect.poll(isSwitchWaiting).toBe(true)
  release()
  await expect(banner(page)).toBeVisible()
  await page.reload()
  await expect(banner(page)).toBeVisible()
})

test('chooses a profile by keyboard, in the order of the avatars', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('account-settings/profiles')
  await expect(page.getByRole('button', { name: 'Listen as Elza Vītola' })).toBeVisible()
  const names: (string | null)[] = []
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      ),
    )
  }
  expect(names).toEqual([
    'Dziesma home',
    'Manage profiles',
    'Continue as Laura Vītola',
    'Listen as Elza Vītola',
    'Add profile',
  ])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeVisible()
})

test("applies a parent's volume, sleep timer and autoplay when the child listens on this device", async ({
  page,
  expectAccessible,
}) => {
  await page.goto('account-settings#family-access')
  const opener = family(page).getByRole('button', { name: 'Listening settings for Elza Vītola' })
  await opener.press('Enter')
  const settings = page.getByRole('dialog', { name: 'Listening settings for Elza Vītola' })
  await expect(settings).toBeVisible()
  await expectAccessible()
  await settings.getByRole('slider', { name: 'Maximum volume' }).fill('0.4')
  await settings.getByRole('radio', { name: '30 min' }).check()
  await settings.getByRole('switch', { name: 'Autoplay the next song' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(family(page).getByText('Volume up to 40% · Sleep timer 30 min · Autoplay on')).toBeVisible()

  await page.goto('account-settings/profiles')
  await page.getByRole('button', { name: 'Listen as Elza Vītola' }).press('Enter')
  await expect(banner(page)).toBeVisible()
  await page.goto('album/2')
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
  await expect(page.getByText(/^(29|30):\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: /^Playback settings/ }).click()
  const inForce = page.getByRole('complementary', { name: 'Playback settings' })
  await expect(inForce.getByText(/^Music stops in (29|30):/)).toBeVisible()
  await expect(inForce.getByRole('slider', { name: 'Volume' })).toHaveAttribute('max', '0.4')
})

test('lays four faces out as two and two on a tablet, and in one row where they fit', async ({ page, world }) => {
  await world.signInAs('parentAtCap')
  await page.goto('account-settings/profiles')
  const faces = page.getByRole('main').getByRole('listitem')
  await expect(faces).toHaveCount(4)
  const rows = async () => {
    const tops = await faces.evaluateAll((all) => all.map((face) => face.getBoundingClientRect().top))
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  }
  for (const { width, height, expected } of [
    { width: 768, height: 1024, expected: [2, 2] },
    { width: 1000, height: 700, expected: [2, 2] },
    { width: 1024, height: 1366, expected: [2, 2] },
    { width: 1024, height: 700, expected: [4] },
    { width: 1280, height: 800, expected: [4] },
    { width: 390, height: 844, expected: [2, 2] },
  ]) {
    await page.setViewportSize({ width, height })
    await expect.poll(rows, `at ${width} by ${height}`).toEqual(expected)
  }
})

test('keeps the name of a profile on one line beside its actions', async ({ page }) => {
  await page.goto('account-settings#family-access')
  const name = family(page).getByText('Elza Vītola', { exact: true })
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await name.boundingBox())?.height, `at ${width} pixels`).toBeLessThan(32)
  }
})
