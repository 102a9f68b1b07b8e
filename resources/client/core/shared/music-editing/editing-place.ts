import type { Creatable } from '@/core/shared/records/fields/creatable'
import type { ModelFinder } from '@/core/shared/records/fields/models-field'
import type { FindModels } from '@/core/shared/records/queries'

/** Differences between the areas in which albums and tracks are edited; each search throws ApiError. */
export type EditingPlace = {
  /** Finds artists that the user may credit. */
  artists: ModelFinder
  /** Creates what a search has not found, for users who may; absent where they cannot. */
  creatable?: { artist: Creatable; album: Creatable }
  /** Finds albums that the user may add tracks to. */
  findAlbums: FindModels
  /** Finds tracks that the user may add to albums. */
  findTracks: FindModels
  /** Whether the user may upload recordings. */
  canUploadSongs: boolean
  /** Whether a track's own form has its lyrics, as plain text. */
  writesPlainLyrics: boolean
  /** URL of a track's editor. */
  trackLink: (id: number) => string
}
