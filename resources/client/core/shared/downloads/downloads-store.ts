import { createStore } from '@/lib/store'

import { type DownloadedMusic, NO_MUSIC } from './downloaded-music'

/** Why a download stopped: lost connection or busy server, full device, or the plan has no downloads anymore. */
export type DownloadFailure = 'network' | 'full' | 'refused'

/** A collection's running or stopped download; `share` is the done part of the current track, 0 to 1. */
export type DownloadJob =
  | { status: 'waiting' | 'running'; share: number }
  | { status: 'failed'; failure: DownloadFailure }

/** Whether a download waits or runs. */
export const isActiveDownload = (job: DownloadJob | undefined): boolean => job !== undefined && job.status !== 'failed'

/** Downloaded music of the current user, and its downloads by collection key. */
type DownloadsState = {
  /** Undefined until the cache has been read. */
  music: DownloadedMusic | undefined
  jobs: Partial<Record<string, DownloadJob>>
}

/** State before the cache has been read, and without a user. */
export const NO_DOWNLOADS: DownloadsState = { music: undefined, jobs: {} }

/** The user's downloaded music, as components see it. */
export const downloadsStore = createStore<DownloadsState>(NO_DOWNLOADS)

/** Downloaded music, empty until it has been read. */
export const downloadedMusic = (): DownloadedMusic => downloadsStore.get().music ?? NO_MUSIC

/** Sets or removes a collection's download. */
export function setJob(key: string, job: DownloadJob | undefined): void {
  const { jobs, ...state } = downloadsStore.get()
  downloadsStore.set({ ...state, jobs: { ...jobs, [key]: job } })
}
