import * as z from 'zod/mini'

import { type Track, trackSchema } from '@/contract/shapes/music'
import { stored } from '@/core/platform/storage/local'
import type { PlaybackState, SavedPlayback, SleepTimer } from '@/core/shared/playback/playback-state'
import { currentIndex, type Queue, type QueueEntry } from '@/core/shared/playback/queue/queue'
import { hours } from '@/lib/dates/duration'

/** Number of entries serialized per step: a few milliseconds on a slow device. */
const ENTRIES_PER_STEP = 100

/** Number of entries, from the current one on, that are saved when the whole queue exceeds the storage quota. */
export const SAVED_WINDOW = 500

const ids = z.readonly(z.array(z.number()))
const entrySchema = z.object({
  id: z.number(),
  track: trackSchema,
  copy: z.optional(z.number()),
  isNext: z.optional(z.boolean()),
})

/** Owner of a saved state: a user's id, or null for guests. */
export type Owner = number | null

/** The queue. Stored apart from the position, since it may be long and is written only when it changes. */
const savedQueue = (profile: Owner) =>
  stored({
    key: 'playback.queue',
    profile,
    schema: z.object({
      queueId: z.nullable(z.string()),
      lastOfList: z.nullable(trackSchema),
      queue: z.object({
        currentId: z.nullable(z.number()),
        unshuffled: z.nullable(ids),
        heard: ids,
        repeat: z.enum(['off', 'all', 'one']),
        nextId: z.number(),
      }),
      entries: z.readonly(z.array(entrySchema)),
    }),
  })

/** Position in the track, and how much of it was heard; written every few seconds. */
const savedPosition = (profile: Owner) =>
  stored({
    key: 'playback.moment',
    profile,
    schema: z.object({
      entryId: z.nullable(z.number()),
      second: z.number().check(z.minimum(0)),
      heard: z._default(z.number(), 0),
      isLogged: z._default(z.boolean(), false),
    }),
  })

/**
 * Lifetime of sleep timers that end with a track, an album or the queue: last night's must not stop this morning's
 * music.
 */
export const SLEEP_LIFETIME_MS = hours(12)

/** The sleep timer, and when it was set (Unix time in milliseconds). */
const savedSleep = (profile: Owner) =>
  stored({
    key: 'playback.sleep',
    profile,
    schema: z.object({
      timer: z.union([
        z.object({ until: z.literal('time'), at: z.number() }),
        z.object({ until: z.enum(['track', 'album', 'queue']) }),
      ]),
      setAt: z.number(),
    }),
  })

/** Saves the sleep timer; null deletes it. */
export function saveSleep(owner: Owner, timer: SleepTimer | null): void {
  if (timer) savedSleep(owner).write({ timer, setAt: Date.now() })
  else savedSleep(owner).remove()
}

/** Reads the sleep timer of the last session, unless it has expired. */
function readSleep(owner: Owner): SleepTimer | null {
  const saved = savedSleep(owner).read()
  if (!saved) return null
  const { timer, setAt } = saved
  return (timer.until === 'time' ? timer.at : setAt + SLEEP_LIFETIME_MS) > Date.now() ? timer : null
}

const fraction = z.number().check(z.minimum(0), z.maximum(1))

/** Sound settings, which belong to the device. */
export const savedSound = stored({
  key: 'playback.volume',
  schema: z.object({
    volume: fraction,
    isMuted: z.boolean(),
    rate: z._default(z.number(), 1),
    crossfade: z._default(z.number(), 0),
  }),
  isDevicePreference: true,
})

/** Limits chosen for a profile on this device, by it or its parent; they survive its sign-out. */
export const savedLimits = (owner: Owner) =>
  stored({
    key: `playback.limits.${owner ?? 'guest'}`,
    schema: z.object({ volumeCeiling: fraction, stopsAfterTrack: z.boolean() }),
    isDevicePreference: true,
  })

/** Returns a profile's limits. For children, playback pauses after each track by default. */
export const readLimits = (owner: Owner, isChild: boolean) =>
  savedLimits(owner).read() ?? { volumeCeiling: 1, stopsAfterTrack: isChild }

/** Minutes after which a profile's music pauses on this device, every time it has started; absent without a choice. */
export const savedSleepMinutes = (owner: Owner) =>
  stored({
    key: `playback.sleep-minutes.${owner ?? 'guest'}`,
    schema: z.number().check(z.minimum(1)),
    isDevicePreference: true,
  })

/** Reads the state that an owner's last session saved on this device. */
export function readSavedPlayback(owner: Owner): SavedPlayback | undefined {
  const saved = savedQueue(owner).read()
  if (!saved) return undefined
  const { queueId, lastOfList, queue, entries } = saved
  const place = savedPosition(owner).read()
  const {
    second: position,
    heard,
    isLogged,
  } = place?.entryId === queue.currentId ? place : { second: 0, heard: 0, isLogged: false }
  return { queueId, lastOfList, queue: { ...queue, entries }, position, heard, isLogged, sleep: readSleep(owner) }
}

/** Saves the queue, or the part of it that fits into storage, in short steps. */
export function* saveQueue(
  owner: Owner,
  { queue, queueId, lastOfList }: Omit<SavedPlayback, 'position'>,
): Generator<void, void> {
  const { entries, ...rest } = queue
  const texts: string[] = []
  for (let start = 0; start < entries.length; start += ENTRIES_PER_STEP) {
    if (start > 0) yield
    texts.push(textOf(entries.slice(start, start + ENTRIES_PER_STEP)))
  }
  const keep = (order: Omit<Queue, 'entries'>, kept: string) => {
    const head = JSON.stringify({ queueId, lastOfList: lastOfList && slim(lastOfList), queue: order })
    return savedQueue(owner).writeText(`${head.slice(0, -1)},"entries":[${kept}]}`)
  }
  if (keep(rest, texts.join(','))) return
  const current = currentIndex(queue)
  keep({ ...rest, unshuffled: null, heard: [] }, textOf(entries.slice(current, current + SAVED_WINDOW)))
}

const textOf = (entries: readonly QueueEntry[]): string =>
  entries.map((entry) => JSON.stringify({ ...entry, track: slim(entry.track) })).join(',')

/** Saves the position and how much was heard. Returns whether it was stored. */
export const savePosition = (owner: Owner, { queue, position, heard, isLogged }: PlaybackState): boolean =>
  savedPosition(owner).write({ entryId: queue.currentId, second: position, heard, isLogged })

/** Deletes queue, position and sleep timer. */
export function clearSavedPlayback(owner: Owner): void {
  savedQueue(owner).remove()
  savedPosition(owner).remove()
  savedSleep(owner).remove()
}

/** Reduces a track to what the player shows, and the columns by which the server finds its place in the list. */
const slim = (track: Track): Track => ({
  ...columnsOf(track),
  artists: track.artists.map(columnsOf),
  genres: [],
  tags: [],
  album: track.album && { ...columnsOf(track.album), artists: track.album.artists.map(columnsOf) },
})

/** Keeps a row's plain columns; parsing restores the default for omitted lists. */
const columnsOf = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value === null || typeof value !== 'object')) as Row
