import { seconds } from '@/lib/dates/duration'

import type { Db } from '../../state/store/db'
import type { MockFile } from '../../state/store/file-rows'
import { readWav } from './riff-info'

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

/**
 * Reads an audio file's tags: those of a WAV file; of any other format, whose tags the mock cannot read, only the title
 * in the name.
 */
export async function audioMetadata({ name, content }: MockFile, matching: Matching) {
  const wav = content ? await readWav(content) : undefined
  const tag = (id: string): string | undefined => wav?.info.get(id) || undefined
  const [artistName, albumName, date] = [tag('IART'), tag('IPRD'), tag('ICRD')]
  return {
    title: tag('INAM') ?? titleOf(name),
    duration: wav?.seconds ? Math.round(seconds(wav.seconds)) : null,
    genres: genresOf(matching.db, tag('IGNR')),
    artist_name: artistName ?? null,
    album_name: albumName ?? null,
    ...(tag('ILYR') && { lyrics: tag('ILYR') }),
    ...(date && !Number.isNaN(Date.parse(date)) && { release_date: new Date(date).toISOString() }),
    ...matchedRows(matching, artistName, albumName),
  }
}
