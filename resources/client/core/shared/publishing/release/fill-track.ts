import { withAlbum } from './add-files'
import { updateTrack } from './change-release'
import type { Credit, Named, Release, ReleaseTrack, TrackValues } from './release'

/** Tags of a file, as the server or this browser reads them; undefined for what they do not. */
export type FileTags = {
  title?: string | undefined
  duration?: number | undefined
  artist?: Credit | undefined
  artistName?: string | undefined
  albumName?: string | undefined
  album?: Named | undefined
  genres?: string[] | undefined
  lyrics?: string | undefined
  releaseDate?: string | undefined
  image?: string | undefined
  /** File of the image, which the server has made for this upload. */
  imageFileId?: number | undefined
  /** Whether the server may read more of them later. */
  isIncomplete?: boolean | undefined
}

/** The values of a file's tags, without those that it lacks. */
function valuesOf(tags: FileTags): Partial<TrackValues> {
  const { title, duration, artist, genres, lyrics, releaseDate, image } = tags
  return {
    ...(title && { name: title }),
    ...(duration && { duration }),
    ...(artist && { artists: [artist] }),
    ...(genres && genres.length > 0 && { genres }),
    ...(lyrics && { lyrics }),
    ...(releaseDate && { releaseDate }),
    ...(image && { image }),
  }
}

const untouched = (track: ReleaseTrack, values: Partial<TrackValues>): Partial<TrackValues> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !track.touched.includes(field)))

/** Fills a track from its file's tags, and the album from the first file that says something; what the user has changed stays. */
export function fillTrack(release: Release, key: string, tags: FileTags): Release {
  const values = valuesOf(tags)
  const filled = updateTrack(release, key, (track) => ({
    ...track,
    isRead: true,
    lacksTags: tags.isIncomplete ?? false,
    values: { ...track.values, ...untouched(track, values) },
    found: { artist: tags.artistName ?? '', albumName: tags.albumName ?? '', album: tags.album ?? null },
  }))
  return withAlbum(fillAlbum(withFoundCover(filled, tags), values))
}

/** Records the file of a found cover, so that it can be deleted once nothing shows it. */
const withFoundCover = (release: Release, { image, imageFileId }: FileTags): Release =>
  image && imageFileId
    ? { ...release, foundCovers: [...release.foundCovers, { fileId: imageFileId, url: image }] }
    : release

/** Fields of the album that files fill while they are empty. */
const ALBUM_FIELDS = ['artists', 'genres', 'releaseDate', 'image'] as const

function fillAlbum(release: Release, values: Partial<TrackValues>): Release {
  const { album } = release
  if (album.id !== null) return release
  const isEmpty = (field: (typeof ALBUM_FIELDS)[number]) => {
    const value = album.values[field]
    return (value === null || value.length === 0) && !album.touched.includes(field)
  }
  const filled = Object.fromEntries(
    ALBUM_FIELDS.flatMap((field) => (isEmpty(field) && values[field] ? [[field, values[field]]] : [])),
  )
  return { ...release, album: { ...album, values: { ...album.values, ...filled } } }
}

/** The album that the files belong to by their tags, until the user has decided; undefined if they disagree. */
export function offeredAlbum({ kind, tracks, album, declinedAlbumId }: Release): Named | undefined {
  const matches = tracks.map(({ found }) => found.album)
  const [first] = matches
  const isShared = first && matches.every((match) => match?.id === first.id)
  return isShared && kind !== 'existing' && album.id === null && first.id !== declinedAlbumId ? first : undefined
}
