import type { Page } from '@playwright/test'

import { PERSONA_PASSWORD, type PersonaKey, personas } from '../../mock-server/scenarios/personas'
import type { BrowserWorld } from './fixtures/browser-world'
import { settle } from './fixtures/settle'
import { expect, test } from './fixtures/test'

type Visit = { page: Page; world: BrowserWorld }
type Screen = { name: string; path: string; as?: PersonaKey; open?: (visit: Visit) => Promise<unknown> }

const playFirst = ({ page }: Visit) => page.getByRole('main').getByRole('button').first().click()
const openMenu = ({ page }: Visit) => page.getByRole('banner').getByRole('button').last().click()

async function openSongMenu({ page }: Visit): Promise<void> {
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').last().click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Opens what a key opens over the page while a song plays. */
const openByKey = (key: string) => async (visit: Visit): Promise<void> => {
  const { page } = visit
  await playFirst(visit)
  await expect(page.getByRole('slider').first()).toBeVisible()
  await page.getByRole('main').focus()
  await page.keyboard.press(key)
  // The focus comes when the sheet stands; one that is scrolled while it comes goes again.
  await expect(page.getByRole('dialog')).toBeFocused()
}

/** Opens the song in full, and there what a button leads to. */
const openInSong = (name: RegExp) => async (visit: Visit): Promise<void> => {
  await openByKey('f')(visit)
  const button = visit.page.getByRole('dialog').getByRole('button', { name })
  // By key: a test's click scrolls what it thinks it cannot see, and with it the sheet.
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.press('Enter')
}

const SETTINGS = /^(Playback settings|Atskaņošanas iestatījumi)$/

async function openSettings(visit: Visit): Promise<void> {
  await openInSong(SETTINGS)(visit)
  await expect(visit.page.getByRole('dialog', { name: SETTINGS })).toBeFocused()
}

const pressIn = (page: Page, panel: string) => page.locator(`#${panel}`).getByRole('button').last().click()

async function askForPassword({ page }: Visit): Promise<void> {
  await pressIn(page, 'two-factor')
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function askToDelete({ page }: Visit): Promise<void> {
  await pressIn(page, 'delete-account')
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openChallenge({ page }: Visit): Promise<void> {
  await page.locator('input[type=email]').fill(personas.twoFactor.email)
  await page.locator('input[type=password]').fill(PERSONA_PASSWORD)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('input[name=code]')).toBeFocused()
}

const screens: Screen[] = [
  { name: 'home', path: '' },
  { name: 'home with the account menu', path: '', open: openMenu },
  { name: 'a channel as a table of songs', path: 'popularakais' },
  { name: 'a channel as a grid', path: 'izpilditaji' },
  { name: 'a channel as covers in a row', path: 'albumu-plaukts' },
  { name: 'a channel as rows, in another order', path: 'miega-dziesmas?order=created_at:desc' },
  { name: 'a channel page by page', path: 'visas-dziesmas?page=2' },
  { name: 'a genre', path: 'genre/supuldziesmas' },
  { name: 'genres', path: 'zanri' },
  { name: 'an artist', path: 'artist/21' },
  { name: 'an album', path: 'album/2' },
  { name: 'an album while it plays', path: 'album/2', open: playFirst },
  { name: 'the song in full', path: 'album/2', as: 'subscriber', open: openByKey('f') },
  { name: 'the words of the song', path: 'track/31', open: openInSong(/^(Lyrics|Dziesmas vārdi)$/) },
  { name: 'the song with what comes next', path: 'album/2', open: openInSong(/^(Queue|Rinda)$/) },
  { name: 'how it is played', path: 'album/2', open: openSettings },
  { name: 'the queue', path: 'album/2', open: openByKey('q') },
  { name: 'the keys', path: 'album/2', open: openByKey('?') },
  { name: 'an album in another site', path: 'album/2/the-pocket-orchestra/seven-hills-away/embed', as: 'subscriber' },
  { name: 'search', path: 'search' },
  { name: 'search results', path: 'search/zuzu' },
  { name: 'albums found', path: 'search/a/albums' },
  { name: 'nothing found', path: 'search/qwxz' },
  { name: 'a playlist', path: 'playlist/1' },
  { name: 'a playlist made together, of its editor', path: 'playlist/12', as: 'free' },
  { name: 'a person', path: 'user/2/raimonds-ozols' },
  { name: 'followers', path: 'user/2/raimonds-ozols/followers' },
  { name: 'liked songs', path: 'library/songs', as: 'subscriber' },
  { name: 'liked albums', path: 'library/albums', as: 'subscriber' },
  { name: 'a library of nothing', path: 'library/history', as: 'artist' },
  { name: 'the menu of a song', path: 'album/2', as: 'subscriber', open: openSongMenu },
  { name: 'a song with its comments', path: 'track/1' },
  { name: 'a radio', path: 'radio/artist/21' },
  { name: 'a tag', path: 'tag/ziema' },
  { name: 'all genres', path: 'genre' },
  { name: 'account settings', path: 'account-settings', as: 'admin' },
  { name: 'account settings with two-factor on', path: 'account-settings#two-factor', as: 'twoFactor' },
  { name: 'account settings that ask for the password', path: 'account-settings#two-factor', as: 'free', open: askForPassword },
  { name: 'account settings with a question', path: 'account-settings#delete-account', as: 'free', open: askToDelete },
  { name: 'home, of a child', path: '', as: 'child' },
  { name: 'an album while it plays, of a child', path: 'album/2', as: 'child', open: playFirst },
  { name: 'the library, of a child', path: 'library/songs', as: 'child' },
  { name: 'search, of a child', path: 'search', as: 'child' },
  { name: 'search results, of a child', path: 'search/zuzu', as: 'child' },
  { name: 'nothing', path: 'no/such/place' },
  { name: 'signing in', path: 'login' },
  { name: 'signing in to join a team', path: 'workspace/join/login?email=invited@dziesma.test' },
  { name: 'the second factor', path: 'login', open: openChallenge },
  { name: 'registering', path: 'register?redirectFrom=pricing' },
  { name: 'a forgotten password', path: 'forgot-password' },
  { name: 'a new password', path: 'password/reset/abc' },
]

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** How a size is looked at: words do not change colours, nor colours words, so that two looks hold every one of both. */
const lookOf = (project: string) =>
  project === 'mobile' ? ({ language: 'en', theme: 'dark' } as const) : ({ language: 'lv', theme: 'light' } as const)

for (const { name, path, as, open } of screens) {
  test(`${name}: axe finds nothing, nothing is cut off`, async ({ page, world, expectAccessible }, { project }) => {
    const { language, theme } = lookOf(project.name)
    if (as) await world.signInAs(as)
    await world.setLanguage(language)
    await world.setTheme(theme)
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeAttached()
    await open?.({ page, world })
    await settle(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
    await expectAccessible()
    expect(await isTooWide(page)).toBe(false)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => isTooWide(page), 'at 320 pixels').toBe(false)
  })
}

test('whoever has not confirmed the e-mail address sees only that, and gets on with the code', async ({ page, world, expectAccessible }) => {
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
})
