import { compareFiles, type PlacedFile } from './file-order'
import { isStarted, type Release, trackOf } from './release'

/** Result of adding files. */
type AddedFiles = {
  release: Release
  /** Keys of the files to upload: new ones, and those whose upload a reload has cut. */
  toUpload: ReadonlySet<string>
}

/** Returns the release with the album that most of its files name, or whose folder they come from. */
export function withAlbum(release: Release): Release {
  const { album, tracks } = release
  const kind = release.isKindChosen || isStarted(release) ? release.kind : tracks.length > 1 ? 'album' : 'singles'
  if (album.id !== null || album.touched.includes('name')) return { ...release, kind }
  const name = mostCommon(tracks.map(({ found, file }) => found.albumName || file.folder))
  return { ...release, kind, album: { ...album, values: { ...album.values, name } } }
}

/** The most frequent text; of several, the first. */
export function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/**
 * Adds files to a release, each once, in the order of their album. What the release already contains keeps its order,
 * and is not uploaded twice. `isUploading` tells by key.
 */
export function addFiles(
  release: Release,
  files: readonly PlacedFile[],
  isUploading: (key: string) => boolean,
): AddedFiles {
  const known = new Map(release.tracks.map((track) => [track.key, track]))
  const chosen = new Map(files.map((file) => [file.key, file]))
  const added = [...chosen.values()].filter(({ key }) => !known.has(key)).toSorted(compareFiles)
  const waiting = [...chosen.keys()].filter((key) => known.has(key) && !known.get(key)?.upload && !isUploading(key))
  return {
    release: withAlbum({ ...release, tracks: [...release.tracks, ...added.map(trackOf)] }),
    toUpload: new Set([...added.map(({ key }) => key), ...waiting]),
  }
}
