import { afterEach, beforeEach, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { readySong, releaseOf } from '@tests/sample-release'
import { stubLocks } from '@tests/stub-locks'

import { createPublishing } from './create-publishing'
import { takeDraftSlot } from './stored-drafts'

beforeEach(() => setBootstrap(bootstrapOf({})))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Opens a tab of its own: only it knows which place it had before a reload. */
async function openTab() {
  sessionStorage.clear()
  const slot = await takeDraftSlot('admin')
  return { slot, publishing: createPublishing(slot) }
}
const release = releaseOf([readySong('1.wav')])

it('gives each tab a draft of its own, and a closed tab’s draft to the next', async () => {
  stubLocks()
  const first = await openTab()
  first.publishing.change(() => release)
  const second = await openTab()
  expect(second.publishing.release().tracks).toEqual([])
  second.publishing.change(() => releaseOf([readySong('2.wav')]))
  await first.slot?.release()
  const third = await openTab()
  expect(third.publishing.release()).toEqual(release)
})

it('finds its own draft after a reload, though another was left behind', async () => {
  stubLocks()
  const left = await openTab()
  left.publishing.change(() => release)
  const own = await openTab()
  own.publishing.change(() => releaseOf([readySong('2.wav')]))
  await Promise.all([left.slot?.release(), own.slot?.release()])
  expect((await takeDraftSlot('admin'))?.read()?.tracks).toMatchObject([{ key: '2.wav' }])
})

it('keeps a draft until it is empty or everything is public', async () => {
  stubLocks()
  const { slot, publishing } = await openTab()
  publishing.change(() => release)
  expect(slot?.read()).toEqual(release)
  expect(publishing.get().isKept).toBe(true)
  publishing.change(() => releaseOf([readySong('1.wav', { published: { id: 1 } })]))
  expect(slot?.read()).toBeUndefined()
  publishing.change(() => release)
  publishing.clear()
  expect(slot?.read()).toBeUndefined()
})

it('says that nothing is kept when there is no place or storage is full', () => {
  const nowhere = createPublishing(null)
  nowhere.change(() => release)
  expect(nowhere.get().isKept).toBe(false)
  const full = createPublishing({
    read: () => undefined,
    write: () => false,
    remove: () => {},
    release: () => Promise.resolve(),
  })
  full.change(() => release)
  expect(full.get()).toMatchObject({ isKept: false, release })
})

it('drops a draft of an unknown shape', async () => {
  stubLocks()
  const { slot, publishing } = await openTab()
  publishing.change(() => release)
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(key, '{"tracks": 1}')
  expect(slot?.read()).toBeUndefined()
})
