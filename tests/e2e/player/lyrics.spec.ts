import { openInSong } from '../fixtures/screens/openers'
import { expect, test } from './fixtures/test'

/** A seeded song with synced lyrics. */
const SONG = 'track/31'

test(
  'follows the song through quick seeks, and waits where the user has scrolled the lyrics',
  { tag: '@every-engine' },
  async ({ page, world, player }) => {
    await page.goto(SONG)
    await openInSong(/^Lyrics$/)({ page, world })
    await player.expectSound()
    const song = page.getByRole('dialog', { name: 'Now playing' })
    await song.getByRole('button', { name: 'Pause' }).click()
    const list = song.getByRole('region', { name: 'Lyrics' }).getByRole('list')
    const lines = list.getByRole('listitem')
    const follow = song.getByRole('button', { name: 'Sync lyrics' })
    const last = (await lines.count()) - 1
    const line = (index: number) => lines.nth(index).getByRole('button')
    const top = () => list.evaluate((element) => Math.round(element.scrollTop))
    /** How far the middle of a line is from the middle of the list. */
    const offset = (index: number) =>
      lines.nth(index).evaluate((item) => {
        const [own, around] = [item.getBoundingClientRect(), item.parentElement?.getBoundingClientRect()]
        return around ? Math.abs(own.top + own.height / 2 - around.top - around.height / 2) : NaN
      })
    const middle = Math.floor(last / 2)
    for (const index of [last, 0, middle, 1, middle]) {
      await line(index).dispatchEvent('click')
      await expect(lines.nth(index)).toHaveAttribute('aria-current', 'true')
    }
    await expect.poll(() => offset(middle)).toBeLessThan(3)
    await expect(follow).toBeHidden()

    for (const scroll of [
      () => page.keyboard.press('Home'),
      () => list.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' })),
    ]) {
      await line(middle).dispatchEvent('click')
      await expect.poll(() => offset(middle)).toBeLessThan(3)
      await line(middle).focus()
      await scroll()
      await expect(follow).toBeVisible()
      await expect.poll(top).toBe(0)
      const position = song.getByRole('slider', { name: 'Song position' })
      await position.fill(String(Number(await position.getAttribute('max')) - 1))
      await expect(lines.nth(last)).toHaveAttribute('aria-current', 'true')
      await expect.poll(top).toBe(0)
      await follow.click()
      await expect(follow).toBeHidden()
      await expect.poll(top).toBeGreaterThan(0)
    }
  },
)
