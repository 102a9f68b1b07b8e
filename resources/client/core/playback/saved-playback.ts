import * as z from 'zod/mini'

import { type Track, trackSchema } from '@/contract/music'
import { stored } from '@/core/storage/local'

import type { SavedPlayback } from './create-playback'
import type { Queue } from './queue'

/** So many entries from the current one on are kept when the whole queue does not fit into storage. */
export const SAVED_WINDOW = 500

const ids = z.readonly(z.array(z.number()))
const entrySchema = z.object({ id: z.number(), track: trackSchema, isNext: z.optional(z.boolean()) })

/** Whose playback it is: a user's id, or null for guests. Nobody else gets it. */
export type Owner = number | null

/** The queue: written when it changes, since it may be long. */
const savedQueue = (profile: Owner) =>
  stored({
    key: 'playback.queue',
    profile,
    schema: z.object({
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
const savedMoment = (profile: Owner) =>
  stored({ key: 'playback.moment', profile, schema: z.object({ entryId: z.nullable(z.number()), second: z.number() }) })

const share = z.number().check(z.minimum(0), z.maximum(1))

/** How it sounds belongs to the device. */
export const savedSound = stored({
  key: 'playback.volume',
  schema: z.object({ volume: share, isMuted: z.boolean(), rate: z._default(z.number(), 1), crossfade: z._default(z.number(), 0) }),
  isDevicePreference: true,
})

/** What was chosen for a profile on this device; the profile's own sign-out does not undo it. */
export const savedLimits = (owner: Owner) =>
  stored({
    key: `playback.limits.${owner ?? 'guest'}`,
    schema: z.object({ volumeCeiling: share, stopsAfterTrack: z.boolean() }),
    isDevicePreference: true,
  })

/** What an owner's last session left on this device. */
export function readPlayback(owner: Owner): SavedPlayback | undefined {
  const saved = savedQueue(owner).read()
  if (!saved) return undefined
  const moment = savedMoment(owner).read()
  const isSameSong = moment?.entryId === saved.queue.currentId
  return { ...saved, position: isSameSong ? (moment?.second ?? 0) : 0 }
}

/** Keeps the queue for the next session; as much of it as fits. */
export function saveQueue(owner: Owner, { queue, queueId, lastOfList }: Omit<SavedPlayback, 'position'>): void {
  const keep = (kept: Queue) => savedQueue(owner).write({ queueId, lastOfList: lastOfList && slim(lastOfList), queue: kept })
  const entries = queue.entries.map((entry) => ({ ...entry, track: slim(entry.track) }))
  if (keep({ ...queue, entries })) return
  const current = entries.findIndex(({ id }) => id === queue.currentId)
  keep({ ...queue, entries: entries.slice(current, current + SAVED_WINDOW), unshuffled: null, heard: [] })
}

/** Keeps the position, in seconds. */
export const saveMoment = (owner: Owner, queue: Queue, second: number): boolean =>
  savedMoment(owner).write({ entryId: queue.currentId, second })

/** Forgets queue and position. */
export function forgetPlayback(owner: Owner): void {
  savedQueue(owner).remove()
  savedMoment(owner).remove()
}

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
