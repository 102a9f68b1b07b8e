import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'

import { ALBUM, songs } from './fixtures/album'
import { Player } from './fixtures/player'
import { expect, test } from './fixtures/test'

/** Storage keys of a user's player on this device. */
const storedOf = ({ page }: Player, userId: number) =>
  page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(`profile:${id}:playback`)), userId)

test('5: keeps playing when the session expires, renews it once silently, then offers to sign in once and keeps queue and position', async ({
  page,
  player,
  world,
}) => {
  await world.signInAs('subscriber')
  await world.setLanguage('en')
  await player.play(ALBUM, 2)
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  let renewals = 0
  page.on('request', (request) => (renewals += Number(request.url().includes('/bootstrap-data'))))
  await world.change({ expireSession: true })
  await page
    .getByRole('main')
    .getByRole('button', { name: `Like ${songs[5]?.name}` })
    .click()
  const signIn = player.toast
    .getByRole('link', { name: 'Sign in' })
    .or(player.toast.getByRole('button', { name: 'Sign in' }))
  await expect(signIn).toBeVisible()
  await expect.poll(() => renewals).toBe(1)
  expect((await player.sound()).alerts).toEqual(['Your session has ended. Sign in to continue.'])
  await player.expectSound()

  await signIn.click()
  await page.getByRole('textbox', { name: 'Email' }).fill(personas.subscriber.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // The bar is on the sign-in page too.
  await expect(page).not.toHaveURL(/login/)
  expect(await page.evaluate(() => Boolean(Reflect.get(window, 'isSamePage')))).toBe(true)
  await expect(player.title).toHaveText(songs[2].name)
  await player.expectSound()
  await page.getByRole('main').focus()
  await player.openQueue()
  expect((await player.comingUp())[0]).toBe(songs[3].name)
  expect((await player.sound()).playCalls).toHaveLength(1)
})

test('15: removes track, queue and lock screen in every tab on sign-out, and leaves nothing for the next user', async ({
  page,
  player,
  context,
  world,
}) => {
  await page.clock.install()
  await world.signInAs('subscriber')
  await world.setLanguage('en')
  await player.play(ALBUM, 2)
  await player.waitForPlugins()
  const other = new Player(await context.newPage())
  await other.page.goto(ALBUM)
  await expect(other.bar).toContainText('Playing in another tab')
  expect(await storedOf(player, personas.subscriber.id)).not.toEqual([])

  await other.page.getByRole('button', { name: 'Account: Zane Ozola' }).click()
  await other.page.getByRole('menuitem', { name: 'Log out' }).click()
  // Each tab opens the sign-in page by itself.
  for (const tab of [other.page, page]) await expect(tab.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await player.expectSilence()
  await expect(player.bar).toBeHidden()
  const lockScreen = await page.evaluate(() => [navigator.mediaSession.metadata, navigator.mediaSession.playbackState])
  expect(lockScreen).toEqual([null, 'none'])
  expect(await storedOf(other, personas.subscriber.id)).toEqual([])

  await world.signInAs('free')
  await other.page.goto(ALBUM)
  await expect(other.song(0)).toBeVisible()
  await expect(other.bar).toBeHidden()
})
