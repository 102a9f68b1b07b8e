import { seconds } from '@/lib/dates/duration'

import type { Db } from '../../state/store/db'
import type { MockFile } from '../../state/store/file-rows'
import { readTags } from './audio-tags'
import { wavSeconds } from './riff-info'

type Matching = {
  db: Db
  /** Whether to find the file's album too, as the request asks. */
  autoMatchAlbum: boolean
}

/** The title in a file's name: without number and extension. */
const titleOf = (name: string): string => name.replace(/\.\w+$/, '').replace(/^\d+[ ._-]+/, '')

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Finds the artist and album of the tags, where the site's settings match them (`uploads.autoMatch`). */
function matchedRows({ db, autoMatchAlbum }: Matching, artistName: string | undefined, albumName: string | undefined) {
  if (!db.settings.uploads?.['autoMatch']) return {}
  const artist = artistName ? db.artists.all().find(({ name }) => isSameName(name, artistName)) : undefined
  const album =
    artist && albumName && autoMatchAlbum
      ? db.albums.all().find((row) => isSameName(row.name, albumName) && row.artists.some(({ id }) => id === artist.id))
      : undefined
  return { ...(artist && { artist }), ...(album && { album }) }
}

/** Genres of the tags: records where the site has them, otherwise names. */
const genresOf = (db: Db, names: string | undefined) =>
  (names ?? '')
    .split(/[;,]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => db.genres.all().find((genre) => isSameName(genre.display_name ?? genre.name, name)) ?? name)

/** Reads an audio file's tags, otherwise only the title in its name; the duration is that of a WAV file. */
export async function audioMetadata({ name, content }: MockFile, matching: Matching) {
  const bytes = new Uint8Array((await content?.arrayBuffer()) ?? new ArrayBuffer())
  const { title, artist, album, genre, date, lyrics } = readTags(bytes)
  const length = wavSeconds(bytes)
  return {
    title: title ?? titleOf(name),
    duration: length ? Math.round(seconds(length)) : null,
    genres: genresOf(matching.db, genre),
    artist_name: artist ?? null,
    album_name: album ?? null,
    ...(lyrics && { lyrics }),
    ...(date && !Number.isNaN(Date.parse(date)) && { release_date: new Date(date).toISOString() }),
    ...matchedRows(matching, artist, album),
  }
}
