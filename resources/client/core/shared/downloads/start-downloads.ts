// Separate chunk: loads after the first screen.
import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { onUserChange } from '@/core/platform/session/user-data'
import { kept } from '@/core/shared/playback/source/kept'
import { isOfflineShell } from '@/lib/browser/offline-shell'
import { isDataSaverOn } from '@/lib/browser/preferences'

import { currentOwner, loadMusic } from './change-music'
import { startDownload, stopDownloads } from './download-queue'
import { deleteOthers, hasCaches, usersWithDownloads } from './downloads-cache'
import { purgeFiles } from './keep-collection'
import { collectionKey, missingTracks } from './kept-music'
import { keptMusic, keptStore, NOTHING_KEPT } from './kept-store'
import { mayKeep } from './may-keep'
import { removeSnapshot, writeSnapshot } from './snapshot'
import { keepPlayer } from './support'

/**
 * Deletes other users' music, and continues with the current user's: unfinished downloads, the snapshot for a start
 * without a network, and the wipe when the user leaves. Returns a function that stops.
 */
export async function startDownloads(): Promise<() => void> {
  if (!hasCaches()) return () => undefined
  const stops = [
    onUserChange('downloads', () => void wipeDownloads().catch(reportError)),
    subscribeBootstrap((next, previous) => {
      if (next.user !== previous.user && next.user) void followPlan().catch(reportError)
    }),
    continueOnline(),
  ]
  await deleteOthers(currentOwner())
  await takeUp()
  return () => stops.forEach((stop) => stop())
}

/** Deletes all kept music from the device, and stops playing and downloading it. */
async function wipeDownloads(): Promise<void> {
  kept.set([])
  keptStore.set(NOTHING_KEPT)
  await deleteOthers(null)
  // A file that was being stored meanwhile would have created the cache again.
  await stopDownloads()
  await deleteOthers(currentOwner())
  keptStore.set(NOTHING_KEPT)
}

/** Takes up the current user's music where the previous page left it. */
async function takeUp(): Promise<void> {
  const owner = currentOwner()
  if (owner === null || !(await usersWithDownloads()).includes(owner)) return
  await followPlan()
  if (isOfflineShell() || keptMusic().collections.length === 0) return
  keepPlayer()
  await purgeFiles(owner)
  if (!isDataSaverOn()) continueDownloads()
}

/** Plays the music from the device only while the plan allows downloads. It stays stored, in case the plan returns. */
async function followPlan(): Promise<void> {
  const owner = currentOwner()
  if (owner === null || !(await usersWithDownloads()).includes(owner)) return
  await loadMusic()
  if (isOfflineShell()) return
  await (mayKeep(getBootstrap()) ? writeSnapshot(owner) : removeSnapshot(owner))
}

/** Continues unfinished downloads, except those that the user must decide about. */
function continueDownloads(): void {
  if (!mayKeep(getBootstrap()) || !navigator.onLine) return
  const { jobs } = keptStore.get()
  for (const collection of keptMusic().collections) {
    const job = jobs[collectionKey(collection)]
    const isInterrupted = job?.status === 'failed' && job.failure === 'network'
    if ((!job || isInterrupted) && missingTracks(keptMusic(), collection).length > 0) startDownload(collection)
  }
}

/** Continues interrupted downloads when the connection returns. Returns a function that stops it. */
function continueOnline(): () => void {
  window.addEventListener('online', continueDownloads)
  return () => window.removeEventListener('online', continueDownloads)
}
