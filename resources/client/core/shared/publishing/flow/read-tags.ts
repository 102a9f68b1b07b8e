import { ApiError, isTransient, SESSION_ENDED } from '@/core/platform/api/api-error'
import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { storedUrl } from '@/core/platform/settings/stored-url'
import { parseEnteredDate } from '@/lib/dates/date-range'
import { readAudioTags } from '@/lib/files/audio-tags/audio-tags'

import { readMetadata } from '../../music-editing/queries'
import { durationQuery, fileDuration } from '../../music-editing/recording/durations'
import type { PublishingPlace } from '../publishing-place'
import type { FileTags } from '../release/fill-track'
import type { ReleaseTrack } from '../release/release'

type Metadata = Awaited<ReturnType<typeof readMetadata>>

const namedGenre = (genre: Metadata['genres'][number]): string => (typeof genre === 'string' ? genre : genre.name)

/** Differences between places that tags depend on. */
type Limits = Pick<PublishingPlace, 'mayCredit' | 'mayExtend' | 'ownCredit'>

/** The matched artist and album, without those that the user may not use. */
const matchesOf = ({ artist, album }: Metadata, { mayCredit, mayExtend }: Limits): FileTags => ({
  ...(artist && mayCredit(artist.id) && { artist: { id: artist.id, name: artist.name } }),
  ...(album && mayExtend(album) && { album: { id: album.id, name: album.name } }),
})

/** Returns a timestamp unless its day could not be entered either: files have wrong years. */
const plausible = (timestamp: string | null | undefined): string | undefined =>
  parseEnteredDate(timestamp?.slice(0, 'YYYY-MM-DD'.length)) && (timestamp ?? undefined)

/** Returns the tags that the server has read; artist and album only where the site's settings match them. */
function tagsOf(metadata: Metadata, isMatching: boolean, limits: Limits): FileTags {
  const { title, duration, genres, image, lyrics, release_date } = metadata
  return {
    ...(isMatching && matchesOf(metadata, limits)),
    title: title || undefined,
    duration: duration || undefined,
    genres: genres.map(namedGenre),
    artistName: metadata.artist_name || undefined,
    albumName: metadata.album_name || undefined,
    lyrics: lyrics || undefined,
    releaseDate: plausible(release_date),
    image: image?.url ? storedUrl(image.url) : undefined,
    imageFileId: image?.id ?? undefined,
  }
}

/** Whether the server did not refuse the file: it was out of reach, or the session had ended. */
const mayReadLater = (error: unknown): boolean =>
  error instanceof ApiError && (isTransient(error) || SESSION_ENDED.includes(error.status))

/**
 * Reads the tags of an uploaded file: as the server reads them, otherwise title and duration as this browser does. The
 * file is missing after a reload.
 */
export async function readTags({ upload }: ReleaseTrack, file: File | undefined, limits: Limits): Promise<FileTags> {
  if (!upload) return {}
  const isMatching = getBootstrap().settings.uploads.autoMatch
  const tags = await readMetadata(upload.entryId, { autoMatchAlbum: isMatching }).then(
    (found) => tagsOf(found, isMatching, limits),
    (error: unknown): FileTags => ({ isIncomplete: mayReadLater(error) }),
  )
  return {
    ...tags,
    artist: tags.artist ?? limits.ownCredit ?? undefined,
    title: tags.title ?? (file && (await readAudioTags(file).catch(() => undefined))?.title),
    duration: tags.duration ?? (await browserDuration(upload.src, file)) ?? undefined,
  }
}

const browserDuration = (src: string, file: File | undefined): Promise<number | null> =>
  file ? fileDuration(file) : queryClient.fetchQuery(durationQuery(src))
