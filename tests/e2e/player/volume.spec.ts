import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

/** Amplitude at half the slider: half as loud to the ear (Stevens). */
const HALF_AS_LOUD = 0.5 ** (1 / 0.6)

test('22: plays half as loud at half the slider; next, mute, resize and reload never make it louder', async ({
  page,
  player,
}) => {
  await player.play(ALBUM)
  const slider = player.bar.getByRole('slider', { name: 'Volume' })
  await slider.fill('0.5')
  const expectVolume = async (isMuted: boolean) => {
    const sound = await player.sound()
    expect(sound.volume).toBeCloseTo(HALF_AS_LOUD, 5)
    expect(sound.isMuted).toBe(isMuted)
  }
  await expectVolume(false)

  await player.button('Mute').click()
  await player.button('Next').click()
  await expect(player.title).toHaveText(songs[1].name)
  await player.expectSound()
  await expectVolume(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(slider).toBeHidden()
  await expectVolume(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(player.button('Mute')).toHaveAttribute('aria-pressed', 'true')
  await player.button('Mute').click()
  await expectVolume(false)
  await expect(slider).toHaveValue('0.5')

  await page.reload()
  await player.button('Play').click()
  await player.expectSound()
  await expectVolume(false)
})

test('22: treats volume 0 as mute: unmuting restores the last audible volume, also after a reload', async ({
  page,
  player,
}) => {
  await player.play(ALBUM)
  const slider = player.bar.getByRole('slider', { name: 'Volume' })
  await slider.fill('0.5')
  await slider.fill('0')
  await expect(player.button('Mute')).toHaveAttribute('aria-pressed', 'true')
  expect((await player.sound()).isMuted).toBe(true)
  await page.keyboard.press('-')
  await expect(player.button('Mute')).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(slider).toHaveValue('0')
  await player.button('Mute').click()
  await expect(slider).toHaveValue('0.5')
  await player.button('Play').click()
  await player.expectSound()
  expect((await player.sound()).volume).toBeCloseTo(HALF_AS_LOUD, 5)
})
