import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { createSerialQueue } from '@/lib/async/serial-queue'

import { announceOutcome } from './announce-outcome'
import { changeMusic, currentOwner } from './change-music'
import { downloadCovers } from './covers'
import { downloadTrack } from './download-track'
import {
  collectionKey,
  type CollectionRef,
  findDownloaded,
  downloadableTracks,
  type DownloadedCollection,
  missingTracks,
  withCollection,
} from './downloaded-music'
import { openDownloads } from './downloads-cache'
import { type DownloadFailure, downloadedMusic, downloadsStore, setJob } from './downloads-store'
import { mayDownloadMusic } from './may-download'
import { isFull } from './space'

/** Downloads one collection, and one track, at a time, so that playing music has bandwidth. */
const enqueue = createSerialQueue()

/** Controllers of the collections that wait or download, by their keys. */
const controllers = new Map<string, AbortController>()

/** Downloads what is missing of a downloaded collection, after those requested before. */
export function startDownload(ref: CollectionRef): void {
  const key = collectionKey(ref)
  const { status } = downloadsStore.get().jobs[key] ?? {}
  if (status === 'waiting' || status === 'running') return
  const controller = new AbortController()
  controllers.set(key, controller)
  setJob(key, { status: 'waiting', share: 0 })
  void enqueue(async () => {
    if (!controller.signal.aborted) await run(ref, controller.signal)
    if (controllers.get(key) === controller) controllers.delete(key)
  })
}

/** Stops a collection's download; its stored files stay. */
export function stopDownload(ref: CollectionRef): void {
  const key = collectionKey(ref)
  controllers.get(key)?.abort()
  setJob(key, undefined)
}

/** Stops everything. Resolves when nothing writes to the cache anymore. */
export async function stopDownloads(): Promise<void> {
  for (const controller of controllers.values()) controller.abort()
  await enqueue(() => Promise.resolve())
}

async function run(ref: CollectionRef, signal: AbortSignal): Promise<void> {
  const [key, owner] = [collectionKey(ref), currentOwner()]
  const collection = findDownloaded(downloadedMusic(), ref)
  if (owner === null || !collection) return setJob(key, undefined)
  const failure = await downloadCollection(owner, collection, signal).catch(failureOf)
  if (signal.aborted) return
  setJob(key, failure && { status: 'failed', failure })
  announceOutcome(collection, failure, () => startDownload(ref))
}

const failureOf = (error: unknown): DownloadFailure => (isFull(error) ? 'full' : 'network')

/** Stores the missing files of a collection; resolves to the reason when it has to stop. Rejects when aborted or full. */
async function downloadCollection(
  owner: number,
  collection: DownloadedCollection,
  signal: AbortSignal,
): Promise<DownloadFailure | undefined> {
  const key = collectionKey(collection)
  await downloadCovers(await openDownloads(owner), collection, signal)
  for (const { id } of missingTracks(downloadedMusic(), collection)) {
    if (!mayDownloadMusic(getBootstrap())) return 'refused'
    const report = progressReporter(key)
    report(0)
    const download = await downloadTrack(id, signal, report)
    signal.throwIfAborted()
    if (download.type === 'interrupted') return 'network'
    if (download.type === 'file') await storeFile(owner, id, download.file)
    else if (download.type === 'forbidden' && (await isWithdrawn())) return 'refused'
    else await markUnkeepable(owner, collection, id)
  }
  return undefined
}

/** Number of steps in which the progress of a track is shown. */
const STEPS = 20

/** Returns a function that shows a track's progress, at most once per step. */
function progressReporter(key: string): (share: number) => void {
  let lastPercent = -1
  return (share) => {
    const step = Math.floor(share * STEPS) / STEPS
    if (step === lastPercent) return
    lastPercent = step
    setJob(key, { status: 'running', share: step })
  }
}

/** Stores a file and its size, or neither. */
async function storeFile(owner: number, id: number, file: Blob): Promise<void> {
  const [downloads, path] = [await openDownloads(owner), `tracks/${id}`]
  await downloads.put(path, file)
  try {
    await changeMusic(owner, (music) => ({ ...music, files: { ...music.files, [id]: file.size } }))
  } catch (error) {
    await downloads.remove(path)
    throw error
  }
}

/** Whether the user may no longer download, according to the server's latest data. */
async function isWithdrawn(): Promise<boolean> {
  await refreshBootstrap().catch(() => undefined)
  return !mayDownloadMusic(getBootstrap())
}

const markUnkeepable = (owner: number, ref: CollectionRef, id: number): Promise<void> =>
  changeMusic(owner, (music) => {
    const collection = findDownloaded(music, ref)
    return collection ? withCollection(music, { ...collection, unkeepable: [...collection.unkeepable, id] }) : music
  })

/** Share of a collection's songs that are on the device, 0 to 1, with the current song's part. */
export function progressOf(collection: DownloadedCollection): { done: number; total: number; share: number } {
  const { jobs } = downloadsStore.get()
  const job = jobs[collectionKey(collection)]
  const total = downloadableTracks(collection).length
  const done = total - missingTracks(downloadedMusic(), collection).length
  const part = job?.status === 'running' ? job.share : 0
  return { done, total, share: total === 0 ? 1 : Math.min(1, (done + part) / total) }
}
