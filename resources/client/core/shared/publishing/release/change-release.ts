import type { AlbumValues, Release, ReleaseKind, ReleaseTrack, TrackValues, UploadedCover } from './release'

const changedKeys = (changes: object): string[] => Object.keys(changes)

const withoutErrors = (errors: Readonly<Record<string, string>>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== '' && !fields.includes(field)))

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])]

/** Whether a track can still change: it is not public, and no lost response may have made it so. */
export const isOpenTrack = ({ published, isUncertain }: ReleaseTrack): boolean => published === null && !isUncertain

/** Changes what the user has entered for tracks that can still change. */
export function changeTracks(release: Release, keys: ReadonlySet<string>, changes: Partial<TrackValues>): Release {
  const fields = changedKeys(changes)
  return mapTracks(release, (track) =>
    keys.has(track.key) && isOpenTrack(track)
      ? {
          ...track,
          values: { ...track.values, ...changes },
          touched: union(track.touched, fields),
          errors: withoutErrors(track.errors, fields),
        }
      : track,
  )
}

/** Changes what the user has entered for the new album, until it exists. */
export function changeAlbum(release: Release, changes: Partial<AlbumValues>): Release {
  const { album } = release
  if (album.id !== null || album.isUncertain) return release
  const fields = changedKeys(changes)
  return {
    ...release,
    album: {
      ...album,
      values: { ...album.values, ...changes },
      touched: union(album.touched, fields),
      errors: withoutErrors(album.errors, fields),
    },
  }
}

/** Whether a cover can still be chosen for the new album, or for the singles. */
export const takesCover = ({ kind, album }: Release): boolean =>
  kind !== 'existing' && album.id === null && !album.isUncertain

/** The cover of the new album. For singles, only the one that the user has chosen: files have their own. */
export const sharedCover = ({ kind, album }: Release): string | null =>
  kind !== 'singles' || album.touched.includes('image') ? album.values.image : null

/** Takes an uploaded cover for the album or the singles. */
export const addCover = (release: Release, cover: UploadedCover): Release =>
  changeAlbum(recordCover(release, cover), { image: cover.url })

/** Records an uploaded cover, so that it can be deleted once nothing shows it. */
export const recordCover = (release: Release, cover: UploadedCover): Release => ({
  ...release,
  covers: [...release.covers, cover],
})

/** Returns the release with one track replaced. */
export const updateTrack = (release: Release, key: string, change: (track: ReleaseTrack) => ReleaseTrack): Release =>
  mapTracks(release, (track) => (track.key === key ? change(track) : track))

/** Removes a track that can still change; its uploaded file is deleted in the end. */
export function removeTrack(release: Release, key: string): Release {
  const removed = release.tracks.find((track) => track.key === key && isOpenTrack(track))
  return removed
    ? {
        ...release,
        tracks: release.tracks.filter((track) => track !== removed),
        orphans: [...release.orphans, ...(removed.upload ? [removed.upload.entryId] : [])],
      }
    : release
}

/** Brings a removed track back to its place. */
export const restoreTrack = (release: Release, track: ReleaseTrack, place: number): Release =>
  release.tracks.some(({ key }) => key === track.key)
    ? release
    : {
        ...release,
        tracks: release.tracks.toSpliced(place, 0, track),
        orphans: release.orphans.filter((id) => id !== track.upload?.entryId),
      }

/** Puts the tracks in the order of the keys. */
export const reorderTracks = (release: Release, order: readonly string[]): Release => ({
  ...release,
  tracks: release.tracks.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key)),
})

/** Chooses what the files become. */
export const chooseKind = (release: Release, kind: ReleaseKind): Release => ({ ...release, kind, isKindChosen: true })

function mapTracks(release: Release, change: (track: ReleaseTrack) => ReleaseTrack): Release {
  const tracks = release.tracks.map(change)
  return tracks.every((track, index) => track === release.tracks[index]) ? release : { ...release, tracks }
}
