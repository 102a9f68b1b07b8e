import type { Page } from '@playwright/test'

import { pressAtRest } from '../fixtures/at-rest'
import { ALBUM } from './fixtures/album'
import { expect, test } from './fixtures/test'

/** Replaces the browser's devices by one that the test controls; its list connects and disconnects, after a press only. */
const stubDevices = (page: Page) =>
  page.addInitScript(() => {
    let report: (isAvailable: boolean) => void = () => {}
    const remote = Object.assign(new EventTarget(), {
      state: 'disconnected',
      watchAvailability: (callback: typeof report) => {
        report = callback
        return Promise.resolve(1)
      },
      cancelWatchAvailability: () => Promise.resolve(),
      prompt: () => {
        if (!navigator.userActivation.isActive) return Promise.reject(new DOMException('', 'InvalidAccessError'))
        const isConnected = remote.state === 'connected'
        remote.state = isConnected ? 'disconnected' : 'connected'
        remote.dispatchEvent(new Event(isConnected ? 'disconnect' : 'connect'))
        return Promise.resolve()
      },
    })
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { get: () => remote })
    Object.assign(window, { findDevice: (isAvailable: boolean) => report(isAvailable) })
  })

const findDevice = (page: Page, isAvailable: boolean) =>
  page.evaluate(
    (found) => (window as unknown as { findDevice: (found: boolean) => void }).findDevice(found),
    isAvailable,
  )

test('plays on a speaker or TV that the browser finds, and back', { tag: '@each-size' }, async ({ page, player }) => {
  await stubDevices(page)
  await player.play(ALBUM)
  await player.title.click()
  const view = page.getByRole('dialog', { name: 'Now playing' })
  await expect(view.getByRole('button', { name: 'Playback settings' })).toBeVisible()
  const button = view.getByRole('button', { name: 'Play on a speaker or TV' })
  await expect(button).toHaveCount(0)

  await findDevice(page, true)
  await pressAtRest(button)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await findDevice(page, false)
  await pressAtRest(button)
  await expect(button).toHaveCount(0)
  await player.expectSound()
})

test('offers no speaker or TV where the browser finds none', async ({ page, player }) => {
  await player.play(ALBUM)
  await player.title.click()
  const view = page.getByRole('dialog', { name: 'Now playing' })
  await expect(view.getByRole('button', { name: 'Playback settings' })).toBeVisible()
  await expect(view.getByRole('button', { name: 'Play on a speaker or TV' })).toHaveCount(0)
})
