import { createStore } from '@/lib/store'

import { type KeptMusic, NO_MUSIC } from './kept-music'

/** Why a download stopped: lost connection or busy server, full device, or the plan has no downloads anymore. */
export type KeepFailure = 'network' | 'full' | 'refused'

/** A collection's running or stopped download; `share` is the done part of the current track, 0 to 1. */
export type KeepJob = { status: 'waiting' | 'running'; share: number } | { status: 'failed'; failure: KeepFailure }

/** Whether a download waits or runs. */
export const isUnderWay = (job: KeepJob | undefined): boolean => job !== undefined && job.status !== 'failed'

/** Kept music of the current user, and its downloads by collection key. */
type KeptState = {
  /** Undefined until the cache has been read. */
  music: KeptMusic | undefined
  jobs: Partial<Record<string, KeepJob>>
}

/** State before the cache has been read, and without a user. */
export const NOTHING_KEPT: KeptState = { music: undefined, jobs: {} }

/** The user's kept music, as components see it. */
export const keptStore = createStore<KeptState>(NOTHING_KEPT)

/** Kept music, empty until it has been read. */
export const keptMusic = (): KeptMusic => keptStore.get().music ?? NO_MUSIC

/** Sets or removes a collection's download. */
export function setJob(key: string, job: KeepJob | undefined): void {
  const { jobs, ...state } = keptStore.get()
  keptStore.set({ ...state, jobs: { ...jobs, [key]: job } })
}
