import * as z from 'zod/mini'

import { type Track, trackSchema } from '@/contract/music'
import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { stored } from '@/core/storage/local'

import type { SavedPlayback } from './create-playback'
import type { Queue } from './queue'

/** So many entries from the current one on are kept when the whole queue does not fit into storage. */
export const SAVED_WINDOW = 500

const ids = z.readonly(z.array(z.number()))
const entrySchema = z.object({ id: z.number(), track: trackSchema, isNext: z.optional(z.boolean()) })

/** The queue: written when it changes, since it may be long. */
const savedQueue = stored({
  key: 'playback.queue',
  schema: z.object({
    /** Whose queue it is: nobody else gets it. */
    userId: z.nullable(z.number()),
    queueId: z.nullable(z.string()),
    lastOfList: z.nullable(trackSchema),
    queue: z.object({
      entries: z.readonly(z.array(entrySchema)),
      currentId: z.nullable(z.number()),
      unshuffled: z.nullable(ids),
      heard: ids,
      repeat: z.enum(['off', 'all', 'one']),
      nextId: z.number(),
    }),
  }),
})

/** Where the song was: written again and again. */
const savedMoment = stored({ key: 'playback.moment', schema: z.object({ entryId: z.nullable(z.number()), second: z.number() }) })

/** Volume belongs to the device. */
export const savedVolume = stored({
  key: 'playback.volume',
  schema: z.object({ volume: z.number().check(z.minimum(0), z.maximum(1)), isMuted: z.boolean() }),
  isDevicePreference: true,
})

/** What this visitor's last session left on this device. */
export function readPlayback(): SavedPlayback | undefined {
  const saved = savedQueue.read()
  if (saved?.userId !== visitorId()) return undefined
  const moment = savedMoment.read()
  const isSameSong = moment?.entryId === saved.queue.currentId
  return { ...saved, position: isSameSong ? (moment?.second ?? 0) : 0 }
}

/** Keeps the queue for the next session; as much of it as fits. */
export function saveQueue({ queue, queueId, lastOfList }: Omit<SavedPlayback, 'position'>): void {
  const keep = (kept: Queue) =>
    savedQueue.write({ userId: visitorId(), queueId, lastOfList: lastOfList && slim(lastOfList), queue: kept })
  const entries = queue.entries.map((entry) => ({ ...entry, track: slim(entry.track) }))
  if (keep({ ...queue, entries })) return
  const current = entries.findIndex(({ id }) => id === queue.currentId)
  keep({ ...queue, entries: entries.slice(current, current + SAVED_WINDOW), unshuffled: null, heard: [] })
}

/** Keeps the position, in seconds. */
export const saveMoment = (queue: Queue, second: number): boolean => savedMoment.write({ entryId: queue.currentId, second })

/** Forgets queue and position. */
export function forgetPlayback(): void {
  savedQueue.remove()
  savedMoment.remove()
}

const visitorId = (): number | null => getBootstrap().user?.id ?? null

/** A track as the player shows it, with the columns by which the server finds the place in its list. */
const slim = (track: Track): Track => ({
  ...columnsOf(track),
  artists: track.artists.map(columnsOf),
  genres: [],
  tags: [],
  album: track.album && { ...columnsOf(track.album), artists: track.album.artists.map(columnsOf) },
})

/** What a row says itself; reading it back gives the lists it leaves out their defaults. */
const columnsOf = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value === null || typeof value !== 'object')) as Row
