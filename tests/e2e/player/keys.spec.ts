import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

test(
  '21: leaves keys to the focused field or control, and handles only unclaimed ones',
  { tag: '@every-engine' },
  async ({ page, player }) => {
    await player.play(ALBUM)
    const expectUntouched = async () => {
      await expect(player.title).toHaveText(songs[0].name)
      await expect.poll(async () => (await player.sound()).playing).toBe(1)
    }

    const search = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
    await search.click()
    await page.keyboard.type('n m s')
    await expect(search).toHaveValue('n m s')
    // Open suggestions hide the rest of the page from roles.
    await search.fill('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expectUntouched()

    await player.button('Mute').focus()
    await page.keyboard.press('Space')
    await expect(player.button('Mute')).toHaveAttribute('aria-pressed', 'true')
    await expectUntouched()

    // Paused, because the position of playing sound depends on the machine; the shortcut would move by five seconds.
    await player.button('Pause').click()
    await player.seek(30)
    await player.seekBar.focus()
    await page.keyboard.press('ArrowRight')
    await expect(player.seekBar).toHaveAttribute('aria-valuetext', /^0:3[0-3]/)
    await player.button('Play').click()
    const volume = player.bar.getByRole('slider', { name: 'Volume' })
    await volume.fill('0.5')
    await volume.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(volume).toHaveValue('0.45')
    await expectUntouched()

    await page.getByRole('main').focus()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help).toBeFocused()
    for (const key of ['Space', 'n', 'ArrowRight', 'm']) await page.keyboard.press(key)
    await expectUntouched()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()

    // The queue is a panel, not a dialog: the player keeps its shortcuts.
    await player.openQueue()
    await page.keyboard.press('n')
    await expect(player.title).toHaveText(songs[1].name)
    await page.keyboard.press('Escape')
    await expect(player.queue).toBeHidden()

    await page.getByRole('main').focus()
    await page.keyboard.press('Space')
    await player.expectSilence()
  },
)

test(
  '28: works with keyboard and screen reader: named controls, a spoken seek bar, announced tracks, reordering with arrow keys',
  { tag: '@every-engine' },
  async ({ page, player }) => {
    await player.play(ALBUM)
    const announcer = page.getByText(/^Now playing: /)
    await expect(announcer).toHaveText(new RegExp(`^Now playing: ${songs[0].name}, `))
    await expect(announcer).toHaveRole('status')
    await expect(player.seekBar).toHaveAttribute('aria-valuetext', /^0:\d\d of 1:47$/)
    for (const control of await player.bar.locator('button, a, input').all())
      await expect(control).toHaveAccessibleName(/./)

    await page.getByRole('main').focus()
    await page.keyboard.press('n')
    await expect(announcer).toHaveText(new RegExp(`^Now playing: ${songs[1].name}, `))

    await player.openQueue()
    const handle = player.queue.getByRole('button', { name: `Move “${songs[2].name}”`, exact: true })
    await handle.press('ArrowDown')
    await expect(player.queue.getByText(`“${songs[2].name}” moved to position 2 of 12`)).toHaveRole('status')
    await expect(handle).toBeFocused()
    expect((await player.comingUp()).slice(0, 2)).toEqual([songs[3].name, songs[2].name])
  },
)
