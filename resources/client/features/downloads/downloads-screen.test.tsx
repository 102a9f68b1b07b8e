import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { downloadsStore, NO_DOWNLOADS } from '@/core/shared/downloads/downloads-store'
import { startDownloads } from '@/core/shared/downloads/start-downloads'
import { downloadedTracks } from '@/core/shared/playback/source/downloaded'
import { toast } from '@/core/shared/toasts/toast-store'
import type { Fault } from '@mock/state/parts/faults'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite, sound, type Visit } from '@tests/site'
import { type FakeDevice, stubCaches } from '@tests/stub-caches'

const NAME = 'Seven Hills Away'
const OWNER = personas.subscriber.id

let device: FakeDevice
let stop = () => {}

beforeEach(() => {
  device = stubCaches()
  downloadsStore.set(NO_DOWNLOADS)
  downloadedTracks.set([])
})
afterEach(() => {
  stop()
  vi.unstubAllEnvs()
})

/** Leaves two short songs of the album, so that a test downloads little. */
function shortenAlbum({ db }: World): void {
  const songs = db.tracks.all().filter(({ album }) => album?.id === 2)
  for (const { id } of songs.slice(2)) db.tracks.remove(id)
}

const refused =
  (...faults: Partial<Fault>[]) =>
  (world: World) => {
    shortenAlbum(world)
    world.faults.set(faults.map((fault) => ({ endpoint: 'tracks.download', ...fault }) as Fault))
  }

async function openAlbum(visit: Visit = {}) {
  const site = await openSite('/album/2', { as: 'subscriber', prepare: shortenAlbum, ...visit })
  stop = startDownloads()
  const press = async (name: RegExp) => site.user.click(await screen.findByRole('button', { name }))
  return { ...site, press, download: () => press(/^Download(?!ed)/) }
}

const filesOf = (paths: string[]) => paths.filter((path) => path.startsWith('tracks/'))

describe('downloading an album', () => {
  it('shows the size before and after, and stores the songs and covers', async () => {
    const { download } = await openAlbum()
    expect(await screen.findByRole('button', { name: /^Download\s*about \d.* MB$/ })).toBeVisible()
    await download()
    expect(await screen.findByText(/^“Seven Hills Away” is downloaded \(.* MB\)\.$/)).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Downloaded\s*\d.* MB$/ })).toBeVisible()
    expect(filesOf(device.pathsOf(OWNER))).toHaveLength(2)
    expect(device.pathsOf(OWNER).some((path) => path.startsWith('covers/'))).toBe(true)
    expect(device.asked).toContain('keep-player')
  })

  it('downloads it while the browser still asks whether the site may store data permanently', async () => {
    device.permission = new Promise(() => {})
    const { download } = await openAlbum()
    await download()
    expect(await screen.findByRole('button', { name: /^Downloaded/ })).toBeVisible()
  })

  it('plays the songs from the device', async () => {
    const { download, press } = await openAlbum()
    await download()
    await screen.findByRole('button', { name: /^Downloaded/ })
    await press(/^Play$/)
    expect(sound.player.element.src).toMatch(/\/offline\/tracks\/\d+$/)
  })

  it('removes it, with undo until the message closes', async () => {
    const { user, download, press } = await openAlbum()
    await download()
    await press(/^Downloaded/)
    await user.click(await screen.findByRole('menuitem', { name: 'Remove download' }))
    await press(/^Undo$/)
    await press(/^Downloaded/)
    expect(filesOf(device.pathsOf(OWNER))).toHaveLength(2)
    await user.click(await screen.findByRole('menuitem', { name: 'Remove download' }))
    expect(await screen.findByRole('button', { name: /^Download(?!ed)/ })).toBeVisible()
    act(() => toast.close())
    await vi.waitFor(() => expect(filesOf(device.pathsOf(OWNER))).toEqual([]))
  })

  it('resumes after an interruption, and skips the songs already stored', async () => {
    const { download, press, world } = await openAlbum({ prepare: refused({ kind: 'network', every: 2 }) })
    await download()
    expect(await screen.findByText('The download of “Seven Hills Away” was interrupted.')).toBeVisible()
    expect(filesOf(device.pathsOf(OWNER))).toHaveLength(1)
    world.faults.set([])
    await press(/^Try again$/)
    expect(await screen.findByRole('button', { name: /^Downloaded/ })).toBeVisible()
  })

  it('stops and discards a download', async () => {
    const { user, download, press } = await openAlbum({ prepare: refused({ kind: 'timeout' }) })
    await download()
    expect(await screen.findByRole('progressbar', { name: `Downloading “${NAME}”` })).toBeVisible()
    await press(/^Stop downloading/)
    await press(/^Download not finished$/)
    await user.click(await screen.findByRole('menuitem', { name: 'Discard' }))
    expect(await screen.findByRole('button', { name: /^Download(?!ed)/ })).toBeVisible()
  })

  it('leaves out songs that cannot be downloaded', async () => {
    const { download } = await openAlbum({ prepare: refused({ kind: 'status', status: 404, times: 1 }) })
    await download()
    expect(await screen.findByRole('button', { name: /^Downloaded/ })).toBeVisible()
    expect(filesOf(device.pathsOf(OWNER))).toHaveLength(1)
  })

  it('says when no song can be downloaded', async () => {
    const { download } = await openAlbum({ prepare: refused({ kind: 'html' }) })
    await download()
    expect(await screen.findByText('The download of “Seven Hills Away” was interrupted.')).toBeVisible()
    act(() => toast.close())
  })
})

describe('downloading without room or right', () => {
  it('asks before it starts a download that does not fit', async () => {
    device.quota = 1000
    const { download, press } = await openAlbum()
    await download()
    expect(await screen.findByText(/^This needs about .* MB, but only .* are free on this device\.$/)).toBeVisible()
    expect(filesOf(device.pathsOf(OWNER))).toEqual([])
    await press(/^Download anyway$/)
    expect(await screen.findByRole('button', { name: /^Downloaded/ })).toBeVisible()
  })

  it('reports a full device, and keeps what is already stored', async () => {
    const { download } = await openAlbum({ prepare: refused({ kind: 'delay', ms: 1 }) })
    await download()
    await vi.waitFor(() => expect(filesOf(device.pathsOf(OWNER))).toHaveLength(1))
    device.isFull = true
    expect(await screen.findByText("This device is full. Songs you've already downloaded stay.")).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download not finished' })).toBeVisible()
  })

  it('skips songs that the server forbids one by one', async () => {
    const { download } = await openAlbum({ prepare: refused({ kind: 'status', status: 403 }) })
    await download()
    expect(await screen.findByText('None of these songs can be downloaded.')).toBeVisible()
  })

  it('explains that the plan no longer includes downloads', async () => {
    const { download, world } = await openAlbum()
    for (const { id } of world.db.subscriptions.all()) world.db.subscriptions.remove(id)
    await download()
    expect(await screen.findByText("Your plan doesn't include downloads.")).toBeVisible()
    expect(filesOf(device.pathsOf(OWNER))).toEqual([])
  })

  it('refuses without the service worker', async () => {
    vi.unstubAllGlobals()
    vi.spyOn(console, 'warn').mockReturnValue()
    device = stubCaches({ hasWorker: false })
    const { download } = await openAlbum()
    await download()
    expect(await screen.findByText("This browser can't download music.")).toBeVisible()
  })

  it.each([
    ['guests', {}],
    [
      'a site without downloads',
      { as: 'subscriber', prepare: ({ db }: World) => void (db.settings.player = { enable_download: false }) },
    ],
  ] satisfies [string, Visit][])('hides the button from %s', async (_, visit) => {
    await openSite('/album/2', visit)
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Download(?!ed)/ })).toBeNull()
  })
})

describe('DownloadsScreen', () => {
  it('lists the downloaded music with its size, and plays it', async () => {
    const first = await openAlbum()
    await first.download()
    await first.press(/^Downloaded/)
    await first.user.click(await screen.findByRole('menuitem', { name: 'Show all downloads' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible()
    const album = within(await screen.findByRole('region', { name: NAME }))
    expect(album.getByText(/^2 songs · .* MB$/)).toBeVisible()
    await first.user.click(album.getByRole('button', { name: `Play ${NAME}` }))
    expect(sound.player.element.src).toMatch(/\/offline\/tracks\/\d+$/)
    await first.user.click(album.getByRole('button', { name: `Remove the download of “${NAME}”` }))
    expect(await screen.findByText('No downloads yet')).toBeVisible()
  })

  it('explains a plan without downloads, and a browser that can’t download music', async () => {
    await openSite('/offline', { as: 'free' })
    expect(await screen.findByRole('heading', { level: 1, name: "Your plan doesn't include downloads." })).toBeVisible()
    vi.unstubAllGlobals()
    await openSite('/offline', { as: 'subscriber' })
    expect(await screen.findByRole('heading', { level: 1, name: "This browser can't download music." })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your library' })).toHaveAttribute('href', '/library')
  })
})
