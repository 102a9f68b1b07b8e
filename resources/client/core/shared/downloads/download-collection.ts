// Separate chunk: loaded with the first collection that a user downloads.
import type { Album, Playlist, Track } from '@/contract/shapes/music'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { formatBytes } from '@/core/platform/i18n/format'
import { translate } from '@/core/platform/i18n/use-translation'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { registerWorker } from '@/core/platform/service-worker/register'
import { allTracksOf } from '@/core/shared/playback/queue/all-tracks'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { networkSourceOf } from '@/core/shared/playback/source/source'
import { toast, toastStore, undoAction } from '@/core/shared/toasts/toast-store'

import { changeMusic, currentOwner, loadMusic } from './change-music'
import { startDownload, stopDownload } from './download-queue'
import {
  type CollectionRef,
  estimateBytes,
  findDownloaded,
  type DownloadedCollection,
  withCollection,
  withoutCollection,
} from './downloaded-music'
import { downloadedMusic, downloadsStore } from './downloads-store'
import { purgeFiles } from './purge-files'
import { writeSnapshot } from './snapshot'
import { askToPersist, freeSpace, isFull } from './space'
import { startDownloads } from './start-downloads'
import { storePlayer } from './support'

/** Downloads an album or playlist, unless it does not fit. Throws ApiError when its songs cannot be loaded. */
export async function downloadCollection(item: Album | Playlist): Promise<void> {
  // It would register the service worker, which the editor's preview must not have.
  if (isAppearanceEditor()) return void toast.danger(translate("Can't download music while in appearance editor."))
  const owner = currentOwner()
  if (owner === null) return
  if (!downloadsStore.get().music) await loadMusic()
  if (!(await registerWorker())) return void toast.danger(translate("This browser can't download music."))
  const tracks = await allTracksOf(queueIdOf(item.model_type, item.id))
  const collection = collectionOf(item, tracks)
  const downloadableTracks = tracks.filter(({ id }) => !collection.unkeepable.includes(id))
  if (downloadableTracks.length === 0) return void toast.danger(translate('None of these songs can be downloaded.'))
  const missing = downloadableTracks.filter(({ id }) => downloadedMusic().files[id] === undefined)
  const [needed, free] = [estimateBytes(downloadedMusic(), missing), await freeSpace()]
  const start = () => void add(owner, collection).catch(announceStorageFull)
  if (needed <= free) return start()
  toast.danger(
    translate('This needs about :needed, but only :free are free on this device.', {
      needed: formatBytes(needed),
      free: formatBytes(free),
    }),
    { action: { label: translate('Download anyway'), action: start } },
  )
}

function announceStorageFull(error: unknown): void {
  if (!isFull(error)) throw error
  toast.danger(translate("This device is full. Songs you've already downloaded stay."))
}

async function add(owner: number, collection: DownloadedCollection): Promise<void> {
  askToPersist()
  await changeMusic(owner, (music) => withCollection(music, collection))
  await writeSnapshot(owner)
  storePlayer()
  startDownloads()
  startDownload(collection)
}

/** Returns an item as it is stored. Streams, videos and songs without a file cannot be. */
const collectionOf = ({ model_type, id, name, image }: Album | Playlist, tracks: Track[]): DownloadedCollection => ({
  kind: model_type,
  id,
  name,
  image: image || tracks[0]?.image || tracks[0]?.album?.image || null,
  tracks,
  unkeepable: tracks.filter(({ src }) => networkSourceOf(src).kind !== 'file').map((track) => track.id),
})

/** Removes collections from the device, with undo: the files are deleted when the message is gone. */
export async function removeFromDevice(refs: readonly CollectionRef[]): Promise<void> {
  const owner = currentOwner()
  const removed = refs.map((ref) => findDownloaded(downloadedMusic(), ref)).filter((found) => found !== undefined)
  const [first] = removed
  if (owner === null || !first) return
  for (const ref of refs) stopDownload(ref)
  await changeMusic(owner, (music) => refs.reduce(withoutCollection, music))
  const restore = () => void changeMusic(owner, (music) => removed.reduce(withCollection, music))
  const message =
    removed.length === 1
      ? translate('The download of “:name” was removed.', { name: first.name })
      : translate('All downloads were removed.')
  const id = toast.positive(message, { action: undoAction(restore) })
  const stop = toastStore.subscribe(() => {
    if (toastStore.get()?.id === id) return
    stop()
    // The undo button closes the message before it restores.
    queueMicrotask(() => void purgeFiles(owner).catch(reportError))
  })
}
