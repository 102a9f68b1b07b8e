import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { kept } from '@/core/shared/playback/source/kept'
import { openChannel } from '@/lib/browser/open-channel'

import { openDownloads, usersWithDownloads } from './downloads-cache'
import { type KeptMusic, keptMusicSchema, NO_MUSIC } from './kept-music'
import { keptStore } from './kept-store'
import { mayKeep } from './may-keep'
import { hasWorker } from './support'

const INDEX = 'index'
const CHANNEL = 'dziesma:downloads'

/** Id of the current user; null for guests. */
export const currentOwner = (): number | null => getBootstrap().user?.id ?? null

let channel: BroadcastChannel | undefined

/** Shows the kept music, and plays it from the device while the plan allows it. */
function show(music: KeptMusic): void {
  keptStore.set({ ...keptStore.get(), music })
  kept.set(mayKeep(getBootstrap()) && hasWorker() ? Object.keys(music.files).map(Number) : [])
}

/** Reads the current user's kept music, and follows changes by other tabs from then on. */
export async function loadMusic(): Promise<void> {
  const owner = currentOwner()
  if (owner === null) return
  channel ??= followTabs()
  // Opening a cache creates it.
  const isKeeping = (await usersWithDownloads()).includes(owner)
  const music = isKeeping ? await (await openDownloads(owner)).read(INDEX, keptMusicSchema) : NO_MUSIC
  if (owner === currentOwner()) show(music ?? NO_MUSIC)
}

function followTabs(): BroadcastChannel | undefined {
  const opened = openChannel(CHANNEL)
  opened?.addEventListener('message', () => void loadMusic())
  return opened
}

/** Runs one change of the index at a time, over all tabs. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks } = navigator as { locks?: LockManager }
  if (locks) return locks.request(CHANNEL, work)
  const turn = queue.then(work, work)
  queue = turn
  return turn
}
let queue: Promise<unknown> = Promise.resolve()

/**
 * Changes a user's stored index and shows it, here and in other tabs. Does nothing once the user has left: that would
 * create their deleted cache again. Rejects when the device is full.
 */
export const changeMusic = (owner: number, change: (music: KeptMusic) => KeptMusic): Promise<void> =>
  inTurn(async () => {
    if (owner !== currentOwner()) return
    const downloads = await openDownloads(owner)
    const next = change((await downloads.read(INDEX, keptMusicSchema)) ?? NO_MUSIC)
    await downloads.write(INDEX, next)
    if (owner !== currentOwner()) return
    show(next)
    channel?.postMessage(owner)
  })
