import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { usersWithDownloads } from '@/core/platform/storage/download-caches'
import { downloadedTracks } from '@/core/shared/playback/source/downloaded'
import { createSerialQueue } from '@/lib/async/serial-queue'
import { openChannel } from '@/lib/browser/open-channel'

import { type DownloadedMusic, downloadedMusicSchema, NO_MUSIC } from './downloaded-music'
import { openDownloads } from './downloads-cache'
import { downloadsStore } from './downloads-store'
import { mayDownloadMusic } from './may-download'
import { hasWorker } from './support'

const INDEX = 'index'
const CHANNEL = 'dziesma:downloads'

/** Id of the current user; null for guests. */
export const currentOwner = (): number | null => getBootstrap().user?.id ?? null

let channel: BroadcastChannel | undefined

/** Shows the downloaded music, and plays it from the device while the plan allows it. */
function show(music: DownloadedMusic): void {
  downloadsStore.set({ ...downloadsStore.get(), music })
  downloadedTracks.set(mayDownloadMusic(getBootstrap()) && hasWorker() ? Object.keys(music.files).map(Number) : [])
}

/** Reads the current user's downloaded music, and follows changes by other tabs from then on. */
export async function loadMusic(): Promise<void> {
  const owner = currentOwner()
  if (owner === null) return
  channel ??= followTabs()
  // Opening a cache creates it.
  const hasCache = (await usersWithDownloads()).includes(owner)
  const music = hasCache ? await (await openDownloads(owner)).read(INDEX, downloadedMusicSchema) : NO_MUSIC
  if (owner === currentOwner()) show(music ?? NO_MUSIC)
}

function followTabs(): BroadcastChannel | undefined {
  const opened = openChannel(CHANNEL)
  opened?.addEventListener('message', () => void loadMusic())
  return opened
}

const enqueue = createSerialQueue()

/** Runs one change of the index at a time, across all tabs. */
const runExclusively = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(CHANNEL, work) : enqueue(work)
}

/**
 * Changes a user's stored index and shows it, here and in other tabs. Does nothing once the user has left: that would
 * create their deleted cache again. Rejects when the device is full.
 */
export const changeMusic = (owner: number, change: (music: DownloadedMusic) => DownloadedMusic): Promise<void> =>
  runExclusively(async () => {
    if (owner !== currentOwner()) return
    const downloads = await openDownloads(owner)
    const next = change((await downloads.read(INDEX, downloadedMusicSchema)) ?? NO_MUSIC)
    await downloads.write(INDEX, next)
    if (owner !== currentOwner()) return
    show(next)
    channel?.postMessage(owner)
  })
