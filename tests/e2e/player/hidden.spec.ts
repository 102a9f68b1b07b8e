import { ALBUM, songs } from './fixtures/album'
import { expect, test } from './fixtures/test'

test('1: starts the next track in the task in which one ends, in a hidden tab without timers or frames', async ({
  page,
  player,
}) => {
  await page.clock.install()
  await player.play(ALBUM)
  await player.waitForPlugins()
  await player.seekBeforeEnd(2)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await expect
    .poll(async () => (await player.sound()).playCalls.map(({ during }) => during))
    .toEqual(['click', 'ended'])
  await player.expectSound()
  expect((await player.sound()).source).toContain(`/${songs[1].id}.wav`)
})

test('2: plays through audio elements only, never Web Audio, and declares itself as playback to the system', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'webAudio', 0)
    for (const name of ['AudioContext', 'webkitAudioContext', 'OfflineAudioContext']) {
      const Native: unknown = Reflect.get(window, name)
      if (typeof Native !== 'function') continue
      Reflect.set(
        window,
        name,
        new Proxy(Native, {
          construct: (target, args: unknown[]) => {
            Reflect.set(window, 'webAudio', 1)
            return Reflect.construct(target, args) as object
          },
        }),
      )
    }
    Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } })
  })
  await page.clock.install()
  await player.play(ALBUM)
  await player.waitForPlugins()
  await player.bar.getByRole('slider', { name: 'Volume' }).fill('0.5')
  const settings = await player.openSettings()
  await settings.getByRole('radio', { name: '1.5×' }).check()
  await settings.getByRole('slider', { name: 'Crossfade' }).fill('4')
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await player.seekBeforeEnd(5)
  await expect(player.title).toHaveText(songs[1].name)
  await expect.poll(async () => (await player.sound()).mostPlaying, { message: 'two tracks crossfade' }).toBe(2)
  await player.expectSound()
  const means = await page.evaluate(() => {
    const { type } = Reflect.get(navigator, 'audioSession') as { type: string }
    return { webAudio: Number(Reflect.get(window, 'webAudio')), type }
  })
  expect(means).toEqual({ webAudio: 0, type: 'playback' })
})
