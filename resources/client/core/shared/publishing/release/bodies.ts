import type { albums } from '@/contract/groups/albums'
import type { tracks } from '@/contract/groups/tracks'
import type { Input } from '@/contract/machinery/endpoint'

import { savedSource } from '../../music-editing/recording/source-url'
import { sharedCover } from './change-release'
import { creditsOf } from './problems'
import type { AlbumValues, Credit, Release, ReleaseTrack } from './release'

/** Body of the request that creates an album. */
export type AlbumBody = Input<typeof albums.create>['body']
/** Body of the request that creates a track. */
export type TrackBody = Input<typeof tracks.create>['body']

type Part = { values: AlbumValues; touched: readonly string[] }

const isSet = (value: string | null | readonly unknown[]): boolean => value !== null && value.length > 0

const idsOf = (credits: readonly Credit[]) => credits.map(({ id }) => id)

/** The fields that albums and tracks share beside the cover, each only when it is set or the user has changed it. */
function details({ values, touched }: Part) {
  const { genres, tags, description, releaseDate } = values
  const isSent = (field: keyof AlbumValues) => isSet(values[field]) || touched.includes(field)
  return {
    ...(isSent('genres') && { genres }),
    ...(isSent('tags') && { tags }),
    ...(isSent('description') && { description: description || null }),
    ...(isSent('releaseDate') && { release_date: releaseDate }),
  }
}

/** Returns the request for the new album; its tracks follow one by one. */
export function albumBody({ album }: Release): AlbumBody {
  const { name, artists, image } = album.values
  return {
    name: name.trim(),
    ...((artists.length > 0 || album.touched.includes('artists')) && { artists: idsOf(artists) }),
    ...details(album),
    ...((isSet(image) || album.touched.includes('image')) && { image }),
  }
}

/** Where a track is published: the album and the number in it. */
export type Place = { albumId: number; number: number }

/** The cover chosen for a track, otherwise that of all singles or of its file. A track of an album shows the album's. */
function coverOf(release: Release, { values, touched }: ReleaseTrack, place: Place | null) {
  if (touched.includes('image')) return { image: values.image }
  const image = place === null ? (sharedCover(release) ?? values.image) : null
  return image ? { image } : {}
}

/** Returns the request for a track: in an album, or as a single. Throws without a duration, which the rules demand. */
export function trackBody(release: Release, track: ReleaseTrack, place: Place | null): TrackBody {
  const { values, touched, upload } = track
  if (values.duration === null) throw new Error(`No duration: ${track.file.name}`)
  const releaseDate = release.kind === 'album' ? release.album.values.releaseDate : null
  return {
    name: values.name.trim(),
    duration: values.duration,
    artists: idsOf(creditsOf(release, track)),
    ...(upload && { src: savedSource(upload.src) }),
    // Tracks of an album are out with it.
    ...(releaseDate !== null && { release_date: releaseDate }),
    ...details(track),
    ...coverOf(release, track, place),
    // Synced ones follow by themselves.
    ...(!values.isSynced && (values.lyrics.trim() !== '' || touched.includes('lyrics')) && { lyrics: values.lyrics }),
    ...(place && { album_id: place.albumId, number: place.number }),
  }
}
