import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { onUserChange } from '@/core/platform/session/user-data'
import { deleteForgottenDownloads, hasCaches, usersWithDownloads } from '@/core/platform/storage/download-caches'
import { forgetDownloads } from '@/core/platform/storage/forgotten-downloads'
import type { UserChange } from '@/core/platform/storage/local'
import { downloadedTracks } from '@/core/shared/playback/source/downloaded'
import { isOfflineShell } from '@/lib/browser/offline-shell'
import { isDataSaverOn } from '@/lib/browser/preferences'

import { currentOwner, loadMusic } from './change-music'
import { startDownload, stopDownloads } from './download-queue'
import { collectionKey, missingTracks } from './downloaded-music'
import { deleteOthers } from './downloads-cache'
import { downloadedMusic, downloadsStore, NO_DOWNLOADS } from './downloads-store'
import { mayDownloadMusic } from './may-download'
import { purgeFiles } from './purge-files'
import { removeSnapshot, writeSnapshot } from './snapshot'
import { storePlayer, subscribeWorker } from './support'

let isStarted = false

/**
 * Deletes other users' music, and continues with the current user's: unfinished downloads, the snapshot for a start
 * without a network, and the cleanup after a sign-out or user change. Once per page. Returns a function that stops.
 */
export function startDownloads(): () => void {
  if (!hasCaches() || isStarted) return () => undefined
  isStarted = true
  const run = (work: () => Promise<void>) => void work().catch(reportError)
  run(resumeDownloads)
  const stops = [
    onUserChange('downloads', (change) => run(() => clearDownloads(change))),
    subscribeBootstrap((next, previous) => {
      if (next.user !== previous.user) run(next.user?.id === previous.user?.id ? followPlan : resumeDownloads)
    }),
    subscribeWorker(() => run(loadMusic)),
    continueOnline(),
    () => {
      isStarted = false
    },
  ]
  return () => stops.forEach((stop) => stop())
}

/** Stops playing and downloading the user's music after a sign-out or user change. */
async function clearDownloads(change: UserChange): Promise<void> {
  downloadedTracks.set([])
  downloadsStore.set(NO_DOWNLOADS)
  await stopDownloads()
  // A file that was being stored meanwhile would have created the cache again.
  forgetDownloads(change)
  await deleteForgottenDownloads()
  const owner = currentOwner()
  if (owner !== null) await deleteOthers(owner)
}

/** Resumes the current user's downloads where the previous page left them. */
async function resumeDownloads(): Promise<void> {
  const owner = currentOwner()
  if (owner === null) return
  await deleteOthers(owner)
  await followPlan()
  if (isOfflineShell() || downloadedMusic().collections.length === 0) return
  storePlayer()
  await purgeFiles(owner)
  if (!isDataSaverOn()) continueDownloads()
}

/** Plays the music from the device only while the plan allows downloads. It stays stored, in case the plan returns. */
async function followPlan(): Promise<void> {
  const owner = currentOwner()
  if (owner === null || !(await usersWithDownloads()).includes(owner)) return
  await loadMusic()
  if (isOfflineShell()) return
  await (mayDownloadMusic(getBootstrap()) ? writeSnapshot(owner) : removeSnapshot(owner))
}

/** Continues unfinished downloads, except those that the user must decide about. */
function continueDownloads(): void {
  if (!mayDownloadMusic(getBootstrap()) || !navigator.onLine) return
  const { jobs } = downloadsStore.get()
  for (const collection of downloadedMusic().collections) {
    const job = jobs[collectionKey(collection)]
    const isInterrupted = job?.status === 'failed' && job.failure === 'network'
    if ((!job || isInterrupted) && missingTracks(downloadedMusic(), collection).length > 0) startDownload(collection)
  }
}

/** Continues interrupted downloads when the connection returns. Returns a function that stops it. */
function continueOnline(): () => void {
  window.addEventListener('online', continueDownloads)
  return () => window.removeEventListener('online', continueDownloads)
}
