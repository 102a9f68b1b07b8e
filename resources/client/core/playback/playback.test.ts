import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/session/bootstrap-of'
import { watchUser } from '@/core/session/user-leaves'
import { toast, toastStore } from '@/core/toasts/toast-store'

import { createFakeAudio } from './fake-audio'
import { playback, startPlayback } from './playback'
import { trackOf, tracksUpTo } from './track-of'

const browser = createFakeAudio()
const listener = (id: number) => bootstrapOf({ user: { id, permissions: permissionsOf('music.play') } })

beforeEach(() => {
  vi.stubGlobal('Audio', browser.Audio)
  localStorage.clear()
})
afterEach(() => {
  playback.stop()
  toast.close()
})

test.each([
  [
    'a guest is led to the sign-in',
    { guest_role: { id: 1, permissions: permissionsOf('music.view') } },
    { message: 'Sign in to listen to music.', action: { label: 'Sign in', action: '/login' } },
  ],
  [
    'a user without a plan is led to the plans',
    { user: { id: 5 }, settings: { billing: { enable: true } } },
    { message: 'Your plan does not include listening to music.', action: { label: 'See the plans', action: '/pricing' } },
  ],
  [
    'where nothing is sold, a user is told whom to ask',
    { user: { id: 5 } },
    { message: 'Listening is not switched on for your account. Please ask the site to switch it on.', action: undefined },
  ],
])('without the permission %s', (_, sent, expected) => {
  setBootstrap(bootstrapOf(sent))
  playback.playTracks({ tracks: tracksUpTo(2) })
  expect(playback.get().status).toBe('idle')
  expect(toastStore.get()).toMatchObject(expected)
})

test('with it, guests listen too; what cannot be played is named', () => {
  setBootstrap(bootstrapOf({ guest_role: { id: 1, permissions: permissionsOf('music.play') } }))
  playback.playTracks({ tracks: [trackOf(1, { name: 'Āzītis', src: '' }), trackOf(2)] })
  browser.player.answer()
  expect(playback.get().status).toBe('playing')
  expect(toastStore.get()?.message).toBe('“Āzītis” cannot be played, so it was skipped.')
  browser.player.fail()
  expect(toastStore.get()?.message).toBe('“Song 2” cannot be played right now.')
})

test('when the user leaves, sound, queue and what was stored of them go', () => {
  setBootstrap(listener(5))
  const stops = [watchUser(), startPlayback()]
  playback.playTracks({ tracks: tracksUpTo(2) })
  browser.player.answer()
  window.dispatchEvent(new Event('pagehide'))
  setBootstrap(listener(6))
  expect([playback.get().status, browser.player.isOpen()]).toEqual(['idle', false])
  expect(Object.keys(localStorage)).toEqual([])
  for (const stop of stops) stop()
})

test('started twice it is connected once; disconnected it leaves nothing behind', () => {
  setBootstrap(listener(5))
  const [first, second] = [startPlayback(), startPlayback()]
  first()
  playback.playTracks({ tracks: tracksUpTo(2) })
  playback.setVolume(0.5)
  expect(Object.keys(localStorage)).toEqual([])
  expect(second).not.toThrow()
})
