import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'
import { playback } from '@/core/shared/playback/playback'
import { createFakeAudio } from '@/core/shared/playback/testing/fake-audio'
import { FakeRemote } from '@/core/shared/playback/testing/fake-remote'
import { trackOf } from '@/core/shared/playback/testing/test-player'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'

import { RemoteOutputButton } from './remote-output-button'

const browser = createFakeAudio()
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const LABEL = 'Play on a speaker or TV'
const button = () => screen.getByRole('button', { name: LABEL })
const queryButton = () => screen.queryByRole('button', { name: LABEL })

let remote: FakeRemote

beforeEach(() => {
  vi.stubGlobal('Audio', browser.Audio)
  vi.stubGlobal('BroadcastChannel', undefined)
  setBootstrap(bootstrapOf({ user: { id: 5, permissions: permissionsOf('music.play') } }))
  playback.playTracks({ tracks: [trackOf(1)] })
  remote = new FakeRemote()
  Object.assign(browser.player.element, { remote })
})
afterEach(() => {
  act(() => {
    playback.stop()
    toast.close()
  })
})

test('appears with the first device and disappears with the last one', async () => {
  render(<RemoteOutputButton />)
  expect(queryButton()).toBeNull()
  act(() => remote.find(true))
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  expect(button()).not.toHaveTextContent('Speaker or TV')
  act(() => remote.find(false))
  expect(queryButton()).toBeNull()
})

test('shows as pressed while another device plays, even if no other one is in reach', () => {
  render(<RemoteOutputButton />)
  act(() => remote.enter('connected'))
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  act(() => remote.enter('disconnected'))
  expect(queryButton()).toBeNull()
})

test('opens the browser’s list; is silent when the user closes it and reports a failure', async () => {
  render(<RemoteOutputButton />)
  act(() => remote.find(true))
  const user = userEvent.setup()
  remote.failures.prompt = 'NotAllowedError'
  await user.click(button())
  await settle()
  expect([remote.prompts, toastStore.get()]).toEqual([1, null])
  remote.failures.prompt = 'NotFoundError'
  await user.click(button())
  await settle()
  expect(toastStore.get()).toMatchObject({ type: 'danger', message: "Couldn't connect to the speaker or TV" })
})

test('shows a visible label for a child', () => {
  setBootstrap(bootstrapOf({ user: { id: 5, permissions: permissionsOf('music.play', 'family.open') } }))
  render(<RemoteOutputButton />)
  act(() => remote.find(true))
  expect(button()).toHaveTextContent('Speaker or TV')
})

test('hides while an embedded video plays', async () => {
  const user = { id: 5, permissions: permissionsOf('music.play') }
  setBootstrap(bootstrapOf({ user, settings: { youtube: { search_method: 'site' } } }))
  render(<RemoteOutputButton />)
  act(() => remote.find(true))
  await act(async () => {
    playback.playTracks({ tracks: [trackOf(2, { src: 'dQw4w9WgXcQ' })] })
    await vi.dynamicImportSettled()
  })
  expect(queryButton()).toBeNull()
})
