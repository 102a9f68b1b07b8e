import * as z from 'zod/mini'

/** An artist to credit; `CURRENT_USER` is the user's own artist. */
const creditSchema = z.object({ id: z.union([z.number(), z.literal('CURRENT_USER')]), name: z.string() })
/** An artist to credit, after parsing. */
export type Credit = z.output<typeof creditSchema>

const names = z.array(z.string())

const sharedValues = {
  name: z.string(),
  artists: z.array(creditSchema),
  /** Slugs of known genres; names of new ones. */
  genres: names,
  tags: names,
  description: z.string(),
  /** ISO date and time in UTC; null for no date. */
  releaseDate: z.nullable(z.string()),
  /** URL as the server stores it. */
  image: z.nullable(z.string()),
}

const albumValuesSchema = z.object(sharedValues)
/** Values that the user can enter for a new album. */
export type AlbumValues = z.output<typeof albumValuesSchema>

const trackValuesSchema = z.object({
  ...sharedValues,
  /** Milliseconds; null while unknown. */
  duration: z.nullable(z.number()),
  /** As the server stores them: lines of synced ones start with their time. */
  lyrics: z.string(),
  isSynced: z._default(z.boolean(), false),
})
/** Values that the user can enter for a track. */
export type TrackValues = z.output<typeof trackValuesSchema>

const namedSchema = z.object({ id: z.number(), name: z.string() })
/** A record by its name. */
export type Named = z.output<typeof namedSchema>

const releaseTrackSchema = z.object({
  /** Fingerprint of the chosen file, which is recognized when it is chosen again. */
  key: z.string(),
  file: z.object({ name: z.string(), folder: z.string() }),
  /** The uploaded file; null until it is uploaded. */
  upload: z.nullable(z.object({ entryId: z.number(), src: z.string() })),
  /** Whether the tags of the uploaded file are in the values. */
  isRead: z.boolean(),
  /** Whether the server could not be asked for the tags: those of the browser are in the values meanwhile. */
  lacksTags: z._default(z.boolean(), false),
  values: trackValuesSchema,
  /** Fields that the user has changed: the file's tags do not replace them, and they are sent even when empty. */
  touched: names,
  /** Album and artist in the file's tags. */
  found: z.object({ artist: z.string(), albumName: z.string(), album: z.nullable(namedSchema) }),
  /** Set when the server has the track; the id is null where the response left it out. */
  published: z.nullable(z.object({ id: z.nullable(z.number()) })),
  /** Whether a lost response may have published it. */
  isUncertain: z.boolean(),
  /** Whether the synced lyrics of the public track are saved. */
  hasSyncedLyrics: z._default(z.boolean(), false),
  /** The server's refusal, by field of the request; '' is the whole track. */
  errors: z.record(z.string(), z.string()),
})
/** A file on its way to being a track. */
export type ReleaseTrack = z.output<typeof releaseTrackSchema>

/** Form of publication of the files. */
export type ReleaseKind = 'album' | 'existing' | 'singles'

const coverSchema = z.object({ fileId: z.number(), url: z.string() })
/** An uploaded cover: its file, and its URL as the server stores it. */
export type UploadedCover = z.output<typeof coverSchema>

/** A release as it is kept in a draft. */
export const releaseSchema = z.object({
  kind: z.enum(['album', 'existing', 'singles']),
  isKindChosen: z.boolean(),
  album: z.object({
    values: albumValuesSchema,
    touched: names,
    errors: z.record(z.string(), z.string()),
    /** Id of the created album. */
    id: z.nullable(z.number()),
    isUncertain: z.boolean(),
  }),
  /** The album that receives the tracks, of the kind `existing`. */
  target: z.nullable(namedSchema),
  /** The matched album that the user does not want. */
  declinedAlbumId: z.nullable(z.number()),
  tracks: z.array(releaseTrackSchema),
  /** Uploaded files of removed tracks, which are deleted in the end. */
  orphans: z.array(z.number()),
  /** Uploaded covers; those that nothing public shows are deleted in the end. */
  covers: z._default(z.array(coverSchema), []),
  /** Covers that the server has found in the songs' files. */
  foundCovers: z._default(z.array(coverSchema), []),
})
/** Files that are published together, and everything that the user enters for them. */
export type Release = z.output<typeof releaseSchema>

const NO_VALUES: AlbumValues = {
  name: '',
  artists: [],
  genres: [],
  tags: [],
  description: '',
  releaseDate: null,
  image: null,
}

/** A release without files. */
export const emptyRelease: Release = {
  kind: 'singles',
  isKindChosen: false,
  album: { values: NO_VALUES, touched: [], errors: {}, id: null, isUncertain: false },
  target: null,
  declinedAlbumId: null,
  tracks: [],
  orphans: [],
  covers: [],
  foundCovers: [],
}

/** The title in a file's name: without the number and the extension. */
const titleOf = (name: string): string => {
  const stem = name.replace(/\.\w+$/, '')
  return stem.replace(/^\d+[ ._-]+/, '') || stem
}

/** A chosen file: what a track keeps of it. */
export type ChosenFile = Pick<ReleaseTrack, 'key' | 'file'>

/** Makes the track of a chosen file. */
export const trackOf = ({ key, file }: ChosenFile): ReleaseTrack => ({
  key,
  file,
  upload: null,
  isRead: false,
  lacksTags: false,
  values: { ...NO_VALUES, name: titleOf(file.name), duration: null, lyrics: '', isSynced: false },
  touched: [],
  found: { artist: '', albumName: '', album: null },
  published: null,
  isUncertain: false,
  hasSyncedLyrics: false,
  errors: {},
})

/** Whether a part of the release is public: its kind and album stay from then on. */
export const isStarted = ({ album, tracks }: Release): boolean =>
  album.id !== null || tracks.some(({ published }) => published !== null)

/** Whether a public track still lacks its synced lyrics, which are sent after it. */
export const lacksLyrics = ({ published, values, hasSyncedLyrics }: ReleaseTrack): boolean =>
  published !== null && values.isSynced && values.lyrics.trim() !== '' && !hasSyncedLyrics

/** Whether something of a track is still to be sent. */
export const isUnfinished = (track: ReleaseTrack): boolean => track.published === null || lacksLyrics(track)

/** Whether every track is public, with its lyrics. */
export const isComplete = ({ tracks }: Release): boolean => tracks.length > 0 && !tracks.some(isUnfinished)
