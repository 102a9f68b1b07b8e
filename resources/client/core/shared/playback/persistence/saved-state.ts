import * as z from 'zod/mini'

import { type Track, trackSchema } from '@/contract/music'
import { stored } from '@/core/platform/storage/local'
import type { PlaybackState, SavedPlayback, SleepTimer } from '@/core/shared/playback/playback-state'
import { currentIndex, type Queue, type QueueEntry } from '@/core/shared/playback/queue/queue'
import { hours } from '@/lib/dates/duration'

/** So many entries are made ready to be written in one step: a few milliseconds on a slow device. */
const STEP = 100

/** So many entries from the current one on are kept when the whole queue does not fit into storage. */
export const SAVED_WINDOW = 500

const ids = z.readonly(z.array(z.number()))
const entrySchema = z.object({
  id: z.number(),
  track: trackSchema,
  copy: z.optional(z.number()),
  isNext: z.optional(z.boolean()),
})

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
        currentId: z.nullable(z.number()),
        unshuffled: z.nullable(ids),
        heard: ids,
        repeat: z.enum(['off', 'all', 'one']),
        nextId: z.number(),
      }),
      entries: z.readonly(z.array(entrySchema)),
    }),
  })

/** Where the song was, and how much of it counts as heard: written again and again. */
const savedMoment = (profile: Owner) =>
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

/** Sleep timers that end with a song, an album or the queue are dropped after so many milliseconds: last night's is forgotten. */
export const SLEEP_KEPT_FOR = hours(12)

/** When the player falls silent by itself, and when that was set, in milliseconds since 1970. */
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

/** Keeps the sleep timer; null forgets it. */
export function saveSleep(owner: Owner, timer: SleepTimer | null): void {
  if (timer) savedSleep(owner).write({ timer, setAt: Date.now() })
  else savedSleep(owner).remove()
}

/** The sleep timer of the last session, unless its time has passed. */
function readSleep(owner: Owner): SleepTimer | null {
  const saved = savedSleep(owner).read()
  if (!saved) return null
  const { timer, setAt } = saved
  return (timer.until === 'time' ? timer.at : setAt + SLEEP_KEPT_FOR) > Date.now() ? timer : null
}

const share = z.number().check(z.minimum(0), z.maximum(1))

/** How it sounds belongs to the device. */
export const savedSound = stored({
  key: 'playback.volume',
  schema: z.object({
    volume: share,
    isMuted: z.boolean(),
    rate: z._default(z.number(), 1),
    crossfade: z._default(z.number(), 0),
  }),
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
export function readSavedPlayback(owner: Owner): SavedPlayback | undefined {
  const saved = savedQueue(owner).read()
  if (!saved) return undefined
  const { queueId, lastOfList, queue, entries } = saved
  const moment = savedMoment(owner).read()
  const {
    second: position,
    heard,
    isLogged,
  } = moment?.entryId === queue.currentId ? moment : { second: 0, heard: 0, isLogged: false }
  return { queueId, lastOfList, queue: { ...queue, entries }, position, heard, isLogged, sleep: readSleep(owner) }
}

/** Keeps the queue for the next session; as much of it as fits. A long one takes many steps, each of them short. */
export function* saveQueue(
  owner: Owner,
  { queue, queueId, lastOfList }: Omit<SavedPlayback, 'position'>,
): Generator<void, void> {
  const { entries, ...rest } = queue
  const texts: string[] = []
  for (let start = 0; start < entries.length; start += STEP) {
    if (start > 0) yield
    texts.push(textOf(entries.slice(start, start + STEP)))
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

/** Keeps the position, and what counts as heard. */
export const saveMoment = (owner: Owner, { queue, position, heard, isLogged }: PlaybackState): boolean =>
  savedMoment(owner).write({ entryId: queue.currentId, second: position, heard, isLogged })

/** Forgets queue, position and sleep timer. */
export function clearSavedPlayback(owner: Owner): void {
  savedQueue(owner).remove()
  savedMoment(owner).remove()
  savedSleep(owner).remove()
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
