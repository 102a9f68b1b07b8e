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
  /** Ids of the tracks that cannot be downloaded: streams, videos, and files that the server refuses. */
  unkeepable: z.array(z.number()),
})
/** An album or playlist that the user has downloaded, whether or not all its files are stored yet. */
export type DownloadedCollection = z.output<typeof collectionSchema>

/** Schema of {@link DownloadedMusic}, as stored. */
export const downloadedMusicSchema = z.object({
  collections: z.array(collectionSchema),
  /** Size of each stored file in bytes, by track id. */
  files: z.record(z.string(), z.number()),
})
/** Everything a user has downloaded. A track of several collections is stored once. */
export type DownloadedMusic = z.output<typeof downloadedMusicSchema>

/** State of a device without downloaded music. */
export const NO_MUSIC: DownloadedMusic = { collections: [], files: {} }

/** Identity of a collection. */
export type CollectionRef = Pick<DownloadedCollection, 'kind' | 'id'>

/** Returns a collection's key, such as `album-2`. */
export const collectionKey = ({ kind, id }: CollectionRef): string => `${kind}-${id}`

/** Finds a downloaded collection. */
export const findDownloaded = (
  { collections }: DownloadedMusic,
  { kind, id }: CollectionRef,
): DownloadedCollection | undefined =>
  collections.find((collection) => collection.kind === kind && collection.id === id)

/** Returns the tracks that can be downloaded, without repetitions. */
export function downloadableTracks({
  tracks,
  unkeepable,
}: Pick<DownloadedCollection, 'tracks' | 'unkeepable'>): Track[] {
  const byId = new Map(tracks.filter(({ id }) => !unkeepable.includes(id)).map((track) => [track.id, track]))
  return [...byId.values()]
}

/** Returns the tracks whose files are not stored yet. */
export const missingTracks = ({ files }: DownloadedMusic, collection: DownloadedCollection): Track[] =>
  downloadableTracks(collection).filter(({ id }) => files[id] === undefined)

/** Returns the tracks whose files are stored, in order. */
export const storedTracks = ({ files }: DownloadedMusic, { tracks }: DownloadedCollection): Track[] =>
  tracks.filter(({ id }) => files[id] !== undefined)

/** Size of a collection's stored files in bytes. */
export const bytesOf = ({ files }: DownloadedMusic, collection: DownloadedCollection): number =>
  downloadableTracks(collection).reduce((total, { id }) => total + (files[id] ?? 0), 0)

/** Size of all stored files that a collection uses, in bytes. */
export function totalBytes({ collections, files }: DownloadedMusic): number {
  const ids = new Set(collections.flatMap(({ tracks }) => tracks.map(({ id }) => id)))
  return [...ids].reduce((total, id) => total + (files[id] ?? 0), 0)
}

/** Ids of the stored files that no collection uses. */
export function orphanedFiles({ collections, files }: DownloadedMusic): string[] {
  const used = new Set(collections.flatMap(({ tracks }) => tracks.map(({ id }) => String(id))))
  return Object.keys(files).filter((id) => !used.has(id))
}

/** Adds a collection, or replaces it in place. */
export function withCollection(music: DownloadedMusic, collection: DownloadedCollection): DownloadedMusic {
  const isKnown = findDownloaded(music, collection) !== undefined
  const collections = isKnown
    ? music.collections.map((known) => (collectionKey(known) === collectionKey(collection) ? collection : known))
    : [...music.collections, collection]
  return { ...music, collections }
}

/** Removes a collection; its files stay until they are purged, so that the removal can be undone. */
export const withoutCollection = (music: DownloadedMusic, ref: CollectionRef): DownloadedMusic => ({
  ...music,
  collections: music.collections.filter((known) => collectionKey(known) !== collectionKey(ref)),
})

/** Bytes per second of an MP3 with 256 kbit/s, the assumed size until a file is stored. */
const TYPICAL_BYTES_PER_SECOND = 32_000
/** Length of a track without a duration. */
const TYPICAL_DURATION_MS = seconds(180)

/** Estimates the size of tracks in bytes from their durations, at the rate of the site's files that are stored already. */
export function estimateBytes({ collections, files }: DownloadedMusic, tracks: readonly Track[]): number {
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
