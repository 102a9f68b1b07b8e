import { expectSound, secondsPlayed, watchSound } from './fixtures/expect-sound'
import { expect, test } from './fixtures/test'

test.beforeEach(async ({ page, world }) => {
  await world.setLanguage('en')
  await watchSound(page)
})

test(
  'plays a track after sign-in, and keeps playing from page to page',
  { tag: ['@each-size', '@every-engine'] },
  async ({ page }, { project }) => {
    const press = (target: ReturnType<typeof page.getByRole>) =>
      project.name === 'mobile' ? target.tap() : target.click()

    await page.goto('')
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached()
    await press(page.getByRole('link', { name: 'Sign in' }))
    await page.getByRole('textbox', { name: 'Email' }).fill('parent@dziesma.test')
    await page.getByRole('textbox', { name: 'Password' }).fill('dziesma1')
    await press(page.getByRole('button', { name: 'Sign in' }))
    await expect(page.getByRole('button', { name: 'Account: Laura Vītola' })).toBeVisible()

    const songs = page.getByRole('list', { name: 'Popular' })
    await press(songs.getByRole('button', { name: /^Play / }).first())
    const bar = page.getByRole('region', { name: 'Player' })
    await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expectSound(page)
    const firstSong = await bar.getByRole('link').first().textContent()
    await expect(songs.getByRole('button', { name: `Pause ${firstSong}` })).toBeVisible()

    await press(songs.getByRole('listitem').first().getByRole('link').first())
    await expect(page.getByText('Artist', { exact: true })).toBeVisible()
    await expect(bar.getByRole('link').first()).toHaveText(firstSong ?? '')
    await expectSound(page)

    await press(page.getByRole('list', { name: 'Albums' }).getByRole('link').first())
    await expect(page.getByText('Album', { exact: true })).toBeVisible()
    await expectSound(page)

    await press(bar.getByRole('button', { name: 'Next' }))
    await expect(bar.getByRole('link').first()).not.toHaveText(firstSong ?? '')
    await expectSound(page)

    await press(bar.getByRole('button', { name: 'Pause' }))
    await expect.poll(() => secondsPlayed(page)).toBe(-1)
  },
)

test('seeks to the position of the seek bar', { tag: ['@each-size', '@every-engine'] }, async ({ page }) => {
  await page.goto('album/2')
  await page
    .getByRole('button', { name: /^Play / })
    .nth(1)
    .click()
  await expectSound(page)
  const seek = page.getByRole('slider', { name: 'Song position' })
  await seek.focus()
  // Never to the end: under load the song could be over before the next key.
  for (let step = 0; step < 5; step += 1) await seek.press('PageUp')
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(40)
  await expect(seek).toHaveAttribute('aria-valuetext', /^1:\d\d of 1:\d\d$|^0:[4-5]\d of 1:\d\d$/)
})

test('starts the next track when one ends', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('album/2')
  await page
    .getByRole('button', { name: /^Play / })
    .nth(1)
    .click()
  await expectSound(page)
  const title = page.getByRole('region', { name: 'Player' }).getByRole('link').first()
  const first = await title.textContent()
  const seek = page.getByRole('slider', { name: 'Song position' })
  await seek.focus()
  await seek.press('End')
  await expect(title).not.toHaveText(first ?? '')
  await expectSound(page)
})

test('restores the track after a reload, paused at its position', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('album/2')
  await page
    .getByRole('button', { name: /^Play / })
    .nth(2)
    .click()
  await expectSound(page)
  const bar = page.getByRole('region', { name: 'Player' })
  const title = await bar.getByRole('link').first().textContent()
  await expect(bar.getByRole('slider', { name: 'Song position' })).toHaveAttribute('aria-valuetext', /^0:0[1-9]/)
  await page.reload()
  await expect(bar.getByRole('link').first()).toHaveText(title ?? '')
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(bar.getByRole('slider', { name: 'Song position' })).toHaveAttribute('aria-valuetext', /^0:0[1-9]/)
})
