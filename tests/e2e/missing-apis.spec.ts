import type { Page } from '@playwright/test'

import type { Member } from '../../tools/compat-data'
import { ALBUM } from './player/fixtures/album'
import type { Player } from './player/fixtures/player'
import { expect, test } from './player/fixtures/test'

/** APIs that a page can lack over plain HTTP, in a private window, or by a policy of the page around it. */
const OPTIONAL: Member[] = [
  ...['caches', 'BroadcastChannel'].map((name) => ({ owner: null, name })),
  ...['clipboard', 'locks', 'mediaSession', 'serviceWorker', 'storage'].map((name) => ({ owner: 'Navigator', name })),
  ...['randomUUID', 'subtle'].map((name) => ({ owner: 'Crypto', name })),
].map((member) => ({ ...member, on: ['prototype'] }))

/** Cannot be removed: symbols, and the types that Chromium enforces by the page's policy. */
const isFixed = ({ owner, name }: Member) => owner === 'Symbol' || /^trusted/i.test(name)

/** Removes members before the page's own scripts run. Returns a function that lists those the page still has. */
async function remove(page: Page, members: readonly Member[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((removed) => {
    const holdersOf = ({ owner, on }: Member): unknown[] => {
      const type: unknown = owner === null ? window : Reflect.get(window, owner)
      if (typeof type !== 'function') return [type]
      return on.map((place): unknown => (place === 'constructor' ? type : type.prototype))
    }
    const places = removed.flatMap(({ name, ...member }) =>
      holdersOf({ name, ...member }).flatMap((holder) => (holder instanceof Object ? [{ holder, name }] : [])),
    )
    for (const { holder, name } of places) Reflect.deleteProperty(holder, name)
    const left = () => places.filter(({ holder, name }) => Object.hasOwn(holder, name)).map(({ name }) => name)
    Object.assign(window, { membersLeft: left })
  }, members)
  return () => page.evaluate(() => (window as unknown as { membersLeft: () => string[] }).membersLeft())
}

/** Signs in, plays a song and saves a setting by the screens. */
async function useSite(page: Page, player: Player): Promise<void> {
  await page.goto('login')
  await page.getByRole('textbox', { name: 'Email' }).fill('parent@dziesma.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('dziesma1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const account = page.getByRole('button', { name: 'Account: Laura Vītola' })
  await expect(account).toBeVisible()

  await player.play(ALBUM)
  await account.click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Lauma')
  await page.getByRole('region', { name: 'Account details' }).getByRole('button', { name: 'Save' }).click()
  await expect(player.toast).toContainText('Updated account details')
  await expect(page.getByRole('button', { name: 'Account: Lauma Vītola' })).toBeVisible()
  await player.expectSound()
}

test.describe('site', () => {
  test('signs in, plays and saves without the APIs that a supported browser lacks', async ({ page, player }) => {
    // Loaded here: MDN's data is large.
    const { unsupportedMembers } = await import('../../tools/compat-data')
    const members = unsupportedMembers().filter((member) => !isFixed(member))
    const left = await remove(page, members)
    await useSite(page, player)
    expect(await left()).toEqual([])
  })

  test('signs in, plays and saves without the APIs that need HTTPS or can be turned off', async ({ page, player }) => {
    const left = await remove(page, OPTIONAL)
    await useSite(page, player)
    expect(await left()).toEqual([])
  })

  test(
    'moves the focus into a sheet without the end of a scroll',
    { tag: '@every-engine' },
    async ({ page, player }) => {
      await page.addInitScript(() => {
        for (const { prototype } of [Window, Document, Element, HTMLElement])
          Reflect.deleteProperty(prototype, 'onscrollend')
        Reflect.deleteProperty(window, 'onscrollend')
        const drop = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
        window.addEventListener('scrollend', drop, { capture: true })
      })
      await player.play(ALBUM)
      await page.getByRole('main').focus()
      await page.keyboard.press('f')
      await page.getByRole('dialog').getByRole('button', { name: 'Playback settings' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Playback settings' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Playback settings' })).toBeFocused()
    },
  )

  test('signs in, plays and saves with blocked storage', { tag: '@every-engine' }, async ({ page, player }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    await useSite(page, player)
  })
})
