import type { Page } from '@playwright/test'

import { accessibilityProblems } from './fixtures/accessibility'
import { pressAtRest } from './fixtures/at-rest'
import { collectCspViolations } from './fixtures/csp-violations'
import { settle } from './fixtures/settle'
import { smallTargets } from './fixtures/small-targets'
import { expect, test } from './fixtures/test'

/** Minimum side of a child's touch targets, in pixels. */
const MIN_TARGET = 64

const playFirst = (page: Page) => page.getByRole('main').getByRole('button').first().click()
const player = (page: Page) => page.getByRole('region', { name: 'Player' })

/** Opens the full player with the first track of an album. */
async function openSong(page: Page): Promise<void> {
  await playFirst(page)
  await player(page).getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Now playing' })).toBeVisible()
}

async function openSettings(page: Page): Promise<void> {
  await openSong(page)
  await pressAtRest(page.getByRole('dialog').getByRole('button', { name: 'Playback settings' }))
  await expect(page.getByRole('button', { name: 'For grown-ups' })).toBeInViewport({ ratio: 1 })
}

const screens: { name: string; path: string; open?: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', path: '', open: playFirst },
  { name: 'album', path: 'album/2', open: playFirst },
  { name: 'artist', path: 'artist/21' },
  { name: 'playlist', path: 'playlist/1' },
  { name: 'full player', path: 'album/2', open: openSong },
  { name: 'playback settings', path: 'album/2', open: openSettings },
  { name: 'search', path: 'search' },
  { name: 'search results', path: 'search/zuzu' },
  { name: 'library', path: 'library/songs' },
]

test.beforeEach(async ({ world }) => {
  await world.signInAs('child')
  await world.setLanguage('en')
})

for (const { name, path, open } of screens) {
  const title = `${name}: shows a child large touch targets and 18-pixel text, and sends no requests to other origins`
  test(title, { tag: name === 'home' ? ['@each-size', '@every-engine'] : '@each-size' }, async ({ page, baseURL }) => {
    const foreignRequests: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin)
        foreignRequests.push(url.href)
    })
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeAttached()
    await open?.(page)
    await settle(page)
    expect(await smallTargets(page, MIN_TARGET)).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('18px')
    expect(foreignRequests).toEqual([])
  })
}

test('finds smaller touch targets on an adult’s screen', async ({ page, world }) => {
  await world.signInAs('subscriber')
  await page.goto('album/2')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await smallTargets(page, MIN_TARGET)).not.toEqual([])
})

/** Test with a deliberate violation of the Content Security Policy. */
const testWithViolation = test.extend({
  noCspViolations: async ({ context }, provide) => {
    const violations = await collectCspViolations(context)
    await provide()
    expect(violations).toContainEqual(expect.stringContaining('img-src: https://stranger.example/'))
  },
})

testWithViolation(
  'blocks requests to other origins on a child’s page, even from the site’s data and without a policy of the server',
  async ({ page, world, context, baseURL }) => {
    const requested: string[] = []
    await context.route(/stranger\.example/, async (route) => {
      requested.push(route.request().url())
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      })
    })
    await context.route(`${baseURL}album/2`, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    const logo = 'https://stranger.example/logo.svg'
    await world.change({
      settings: { branding: { logo_dark: logo }, logging: { sentry_public: 'https://key@stranger.example/1' } },
    })
    const mark = page.getByRole('banner').locator('img').first()
    const open = async () => {
      await page.goto('album/2')
      await expect(mark).toHaveAttribute('src', logo)
      await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    }

    await open()
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0)
    expect(requested).toEqual([])

    // Only the child's policy blocks it: other users see the picture.
    await world.change({ signInAs: 'subscriber', settings: { logging: { sentry_public: null } } })
    await page.goto('album/2')
    await expect.poll(() => requested).toContain(logo)
  },
)

const link = { type: 'link', label: 'Help', action: 'https://help.example/', roles: [], permissions: [], settings: {} }
const menus = [{ id: 'account', name: 'Account', positions: ['auth-dropdown'], items: [link] }]

/** Solution of the parental gate's sum. */
async function solveGate(page: Page): Promise<string> {
  const words = await page
    .getByRole('dialog', { name: 'For grown-ups' })
    .getByText(/What is \d/)
    .textContent()
  return String([...(words ?? '').matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0))
}

test('opens an external link only after the parental gate’s sum, by keyboard', async ({ page, world, context }) => {
  await context.route('https://help.example/', (route) => route.fulfill({ body: 'Help' }))
  await world.change({ settings: { menus } })
  await page.goto('')
  const account = page.getByRole('button', { name: /^Account: / })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Help' })).toBeFocused()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: /What is \d/ })
  await expect(field).toBeFocused()

  const before = await solveGate(page)
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(page.getByText("That's not right. Try this one.")).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(account).toBeFocused()
  expect(context.pages()).toHaveLength(1)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Help' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  const opened = context.waitForEvent('page')
  await page.keyboard.type(await solveGate(page))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await opened).url()).toBe('https://help.example/')
  expect(before).toMatch(/^\d\d$/)
})

test.describe('with touch', () => {
  test.use({ hasTouch: true })

  test('keeps a parent’s maximum volume and sleep timer across a reload', { tag: '@each-size' }, async ({ page }) => {
    await page.goto('album/2')
    await openSettings(page)
    const settings = page.getByRole('dialog', { name: 'Playback settings' })
    await pressAtRest(settings.getByRole('button', { name: 'For grown-ups' }), 'finger')
    await expect(page.getByRole('textbox', { name: /What is \d/ })).toHaveAttribute('inputmode', 'numeric')
    await page.getByRole('textbox', { name: /What is \d/ }).fill(await solveGate(page))
    await page.getByRole('button', { name: 'Continue' }).tap()
    const loudest = settings.getByRole('slider', { name: 'Maximum volume' })
    await expect(loudest).toBeFocused()
    await expect(settings.getByRole('switch', { name: 'Autoplay the next song' })).not.toBeChecked()
    await loudest.fill('0.4')
    await expect(settings.getByRole('slider', { name: 'Volume', exact: true })).toHaveAttribute('max', '0.4')

    await settings.getByRole('radio', { name: '15 min' }).check()

    await page.reload()
    await expect(player(page)).toBeVisible()
    await expect(settings.getByText(/^Music stops in 1[45]:/)).toBeVisible()
    await expect(settings.getByRole('radio', { name: '15 min' })).toHaveCount(0)
    await expect(settings.getByRole('slider', { name: 'Volume', exact: true })).toHaveAttribute('max', '0.4')
    await expect(settings.getByRole('button', { name: 'For grown-ups' })).toBeVisible()
  })
})

test('sings along with a child in large words whose current line is lit', { tag: '@each-size' }, async ({ page }) => {
  await page.goto('album/4')
  await openSong(page)
  const dialog = page.getByRole('dialog', { name: 'Now playing' })
  await pressAtRest(dialog.getByRole('button', { name: 'Sing along' }))
  const lines = dialog.getByRole('region', { name: 'Lyrics' }).getByRole('listitem')
  await expect(lines.first()).toBeVisible()
  const size = await lines
    .first()
    .getByRole('button')
    .evaluate((line) => parseFloat(getComputedStyle(line).fontSize))
  expect(size).toBeGreaterThanOrEqual(32)
  await lines.nth(2).getByRole('button').press('Enter')
  await expect(dialog.locator('li[aria-current=true]')).toHaveText((await lines.nth(2).textContent()) ?? '')
  expect(await accessibilityProblems(page)).toEqual([])
})
