import { beforeEach, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { runAsSignOut, watchUserChange } from '@/core/platform/session/user-data'
import { type FakeDevice, stubCaches } from '@tests/stub-caches'

import { cacheNameOf, deleteForgottenDownloads, usersWithDownloads } from './download-caches'
import { forgottenDownloads } from './forgotten-downloads'
import { forgetFilesOf } from './kept-files'

vi.mock(import('./kept-files'), { spy: true })

const signedIn = (id: number) => bootstrapOf({ user: { id, display_name: `User ${id}`, email: 'user@dziesma.test' } })

const signOut = () => void runAsSignOut(() => setBootstrap(bootstrapOf()))

let device: FakeDevice

/** Signs user 5 in on a device with their downloads, changes the user, and leaves the page before anything is deleted. */
async function leaveAfter(change: () => void) {
  await caches.open(cacheNameOf(5))
  setBootstrap(signedIn(5))
  const stop = watchUserChange()
  const neverEnds = vi.spyOn(caches, 'delete').mockReturnValue(new Promise(() => {}))
  change()
  stop()
  return { openLaterPage: () => neverEnds.mockRestore() }
}

beforeEach(() => {
  device = stubCaches()
})

it('deletes downloads on a later page when the user signs out and the page is left before that', async () => {
  const { openLaterPage } = await leaveAfter(signOut)
  expect(device.caches()).toEqual(['downloads-5'])
  openLaterPage()
  expect(await usersWithDownloads()).toEqual([])
  expect(device.caches()).toEqual([])
  expect(forgetFilesOf).toHaveBeenCalledWith(5)
})

it('keeps downloads on later pages when the session expires', async () => {
  const { openLaterPage } = await leaveAfter(() => setBootstrap(bootstrapOf()))
  openLaterPage()
  expect(await usersWithDownloads()).toEqual([5])
})

it('keeps what the same user downloads after signing in again', async () => {
  const { openLaterPage } = await leaveAfter(signOut)
  openLaterPage()
  await deleteForgottenDownloads()
  expect(forgottenDownloads.read()).toBeUndefined()
  await caches.open(cacheNameOf(5))
  expect(await usersWithDownloads()).toEqual([5])
})
