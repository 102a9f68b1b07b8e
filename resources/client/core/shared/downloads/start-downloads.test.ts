import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { pendingSignOut } from '@/core/platform/session/pending-sign-out'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'
import { runAsSignOut, watchUserChange } from '@/core/platform/session/user-data'
import { downloadedTracks } from '@/core/shared/playback/source/downloaded'
import { trackOf } from '@/core/shared/playback/testing/test-player'
import { type FakeDevice, stubCaches } from '@tests/stub-caches'

import { changeMusic } from './change-music'
import type { DownloadedMusic } from './downloaded-music'
import { openDownloads } from './downloads-cache'
import { downloadedMusic, downloadsStore, NO_DOWNLOADS } from './downloads-store'
import { offlineBootstrap } from './snapshot'
import { startDownloads } from './start-downloads'

const userOf = (id: number, ...permissions: string[]) => ({
  id,
  display_name: `User ${id}`,
  email: 'secret@dziesma.test',
  permissions: permissionsOf('music.view', ...permissions),
})
const signedIn = (id: number, ...permissions: string[]) =>
  bootstrapOf({
    user: userOf(id, ...permissions),
    csrf_token: 'secret-token',
    settings: { player: { enable_download: true } },
  })

const music: DownloadedMusic = {
  collections: [{ kind: 'album', id: 2, name: 'Album', image: null, tracks: [trackOf(1)], unkeepable: [] }],
  files: { 1: 9 },
}

let device: FakeDevice
const stops: (() => void)[] = []

/** Opens a page as this user, who has downloaded one song. */
async function openPage(id = 5, file = new Blob(['x'.repeat(9)], { type: 'audio/mpeg' })) {
  setBootstrap(signedIn(id, 'music.download'))
  stops.push(watchUserChange())
  await changeMusic(id, () => music)
  await (await openDownloads(id)).put('tracks/1', file)
  stops.push(startDownloads())
  await vi.waitFor(() => expect(downloadedTracks.has(1)).toBe(true))
}

beforeEach(() => {
  device = stubCaches()
  downloadsStore.set(NO_DOWNLOADS)
  downloadedTracks.set([])
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllEnvs()
})

describe('startDownloads', () => {
  it('plays the downloaded songs, has the player stored, and saves what an offline start needs', async () => {
    await openPage()
    await vi.waitFor(() => expect(device.asked).toEqual(['keep-player']))
    expect(device.pathsOf(5)).toEqual(['index', 'tracks/1', 'snapshot'])
    const entry = await (await caches.open('downloads-5')).match('http://dziesma.test/offline/snapshot')
    const snapshot = await entry?.text()
    expect(snapshot).toContain('User 5')
    expect(snapshot).not.toContain('secret')
    expect((await offlineBootstrap())?.user?.id).toBe(5)
  })

  it('downloads a song again when its file is lost or was replaced by a page', async () => {
    const download = vi.fn(() => new Promise(() => {}))
    vi.stubGlobal('fetch', download)
    await openPage(5, new Blob(['<p>Sign in</p>'], { type: 'text/html' }))
    await vi.waitFor(() => expect(download).toHaveBeenCalledOnce())
    expect(downloadedMusic().files).toEqual({})
    expect(downloadedTracks.has(1)).toBe(false)
  })

  it('deletes the music when the user signs out', async () => {
    await openPage()
    await runAsSignOut(() => setBootstrap(bootstrapOf()))
    await vi.waitFor(() => expect(device.caches()).toEqual([]))
    expect([downloadedTracks.has(1), downloadsStore.get().music]).toEqual([false, undefined])
  })

  it('deletes the music when another user takes over', async () => {
    await openPage()
    setBootstrap(signedIn(6, 'music.download'))
    await vi.waitFor(() => expect(device.caches()).toEqual([]))
    expect(downloadedTracks.has(1)).toBe(false)
  })

  it('hides the music when the session expires, and shows it to the same user', async () => {
    await openPage()
    setBootstrap(bootstrapOf())
    await vi.waitFor(() => expect(downloadedTracks.has(1)).toBe(false))
    expect(device.caches()).toEqual(['downloads-5'])
    setBootstrap(signedIn(5, 'music.download'))
    await vi.waitFor(() => expect(downloadedTracks.has(1)).toBe(true))
  })

  it('deletes downloads that another user has left behind', async () => {
    await openDownloads(9)
    await openPage()
    await vi.waitFor(() => expect(device.caches()).toEqual(['downloads-5']))
  })

  it('streams the music once the plan no longer includes downloads, and does not start offline', async () => {
    await openPage()
    await vi.waitFor(() => expect(device.pathsOf(5)).toContain('snapshot'))
    setBootstrap(signedIn(5))
    await vi.waitFor(() => expect(device.pathsOf(5)).toEqual(['index', 'tracks/1']))
    expect(downloadedTracks.has(1)).toBe(false)
    expect(await offlineBootstrap()).toBeNull()
  })
})

describe('offlineBootstrap', () => {
  it('refuses to start offline with downloads of two users or a pending sign-out', async () => {
    await openPage()
    await vi.waitFor(async () => expect(await offlineBootstrap()).not.toBeNull())
    await openDownloads(9)
    expect(await offlineBootstrap()).toBeNull()
    await caches.delete('downloads-9')
    pendingSignOut.mark()
    expect(await offlineBootstrap()).toBeNull()
    pendingSignOut.clear()
  })
})
