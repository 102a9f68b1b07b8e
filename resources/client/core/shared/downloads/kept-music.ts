import * as z from 'zod/mini'

import { type Track, trackSchema } from '@/contract/shapes/music'
import { seconds } from '@/lib/dates/duration'

const collectionSchema = z.object({
  kind: z.enum(['album', 'playlist']),
  id: z.number(),
  name: z.string(),
  image: z.nullable(z.string()),
  /** All tracks in order. */
  tracks: z.array(trackSchema),
  /** Ids of the tracks that cannot be kept: streams, videos, and files that the server refuses. */
  unkeepable: z.array(z.number()),
})
/** An album or playlist that the user keeps on the device, whether or not all its files are stored yet. */
export type KeptCollection = z.output<typeof collectionSchema>

/** Schema of {@link KeptMusic}, as stored. */
export const keptMusicSchema = z.object({
  collections: z.array(collectionSchema),
  /** Size of each stored file in bytes, by track id. */
  files: z.record(z.string(), z.number()),
})
/** Everything a user keeps on the device. A track of several collections is stored once. */
export type KeptMusic = z.output<typeof keptMusicSchema>

/** State of a device without kept music. */
export const NO_MUSIC: KeptMusic = { collections: [], files: {} }

/** Identity of a collection. */
export type CollectionRef = Pick<KeptCollection, 'kind' | 'id'>

/** Returns a collection's key, such as `album-2`. */
export const collectionKey = ({ kind, id }: CollectionRef): string => `${kind}-${id}`

/** Finds a kept collection. */
export const findKept = ({ collections }: KeptMusic, { kind, id }: CollectionRef): KeptCollection | undefined =>
  collections.find((collection) => collection.kind === kind && collection.id === id)

/** Returns the tracks that can be kept, without repetitions. */
export function keepableTracks({ tracks, unkeepable }: Pick<KeptCollection, 'tracks' | 'unkeepable'>): Track[] {
  const byId = new Map(tracks.filter(({ id }) => !unkeepable.includes(id)).map((track) => [track.id, track]))
  return [...byId.values()]
}

/** Returns the tracks whose files are not stored yet. */
export const missingTracks = ({ files }: KeptMusic, collection: KeptCollection): Track[] =>
  keepableTracks(collection).filter(({ id }) => files[id] === undefined)

/** Returns the tracks whose files are stored, in order. */
export const storedTracks = ({ files }: KeptMusic, { tracks }: KeptCollection): Track[] =>
  tracks.filter(({ id }) => files[id] !== undefined)

/** Size of a collection's stored files in bytes. */
export const bytesOf = ({ files }: KeptMusic, collection: KeptCollection): number =>
  keepableTracks(collection).reduce((total, { id }) => total + (files[id] ?? 0), 0)

/** Size of all stored files that a collection uses, in bytes. */
export function totalBytes({ collections, files }: KeptMusic): number {
  const ids = new Set(collections.flatMap(({ tracks }) => tracks.map(({ id }) => id)))
  return [...ids].reduce((total, id) => total + (files[id] ?? 0), 0)
}

/** Ids of the stored files that no collection uses. */
export function orphanedFiles({ collections, files }: KeptMusic): string[] {
  const used = new Set(collections.flatMap(({ tracks }) => tracks.map(({ id }) => String(id))))
  return Object.keys(files).filter((id) => !used.has(id))
}

/** Adds a collection, or replaces it at its place. */
export function withCollection(music: KeptMusic, collection: KeptCollection): KeptMusic {
  const isKnown = findKept(music, collection) !== undefined
  const collections = isKnown
    ? music.collections.map((known) => (collectionKey(known) === collectionKey(collection) ? collection : known))
    : [...music.collections, collection]
  return { ...music, collections }
}

/** Removes a collection; its files stay until they are purged, so that the removal can be undone. */
export const withoutCollection = (music: KeptMusic, ref: CollectionRef): KeptMusic => ({
  ...music,
  collections: music.collections.filter((known) => collectionKey(known) !== collectionKey(ref)),
})

/** Bytes per second of an MP3 with 256 kbit/s, the assumed size until a file is stored. */
const TYPICAL_BYTES_PER_SECOND = 32_000
/** Length of a track without a duration. */
const TYPICAL_DURATION_MS = seconds(180)

/** Estimates the size of tracks in bytes from their durations, at the rate of the site's files that are stored already. */
export function estimateBytes({ collections, files }: KeptMusic, tracks: readonly Track[]): number {
  const known = collections
    .flatMap((collection) => collection.tracks)
    .filter(({ id, duration }) => files[id] && duration)
  const bytes = known.reduce((total, { id }) => total + (files[id] ?? 0), 0)
  const rate = known.length > 0 ? (bytes / durationOf(known)) * seconds(1) : TYPICAL_BYTES_PER_SECOND
  const unknown = tracks.filter(({ id }) => files[id] === undefined)
  const stored = tracks.reduce((total, { id }) => total + (files[id] ?? 0), 0)
  return Math.round(stored + (durationOf(unknown) / seconds(1)) * rate)
}

const durationOf = (tracks: readonly Track[]): number =>
  tracks.reduce((total, { duration }) => total + (duration || TYPICAL_DURATION_MS), 0)
