import type { ModelFinder } from '@/core/shared/records/fields/models-field'
import type { FoundModel } from '@/core/shared/records/queries'

type Find = (text: string, signal: AbortSignal) => Promise<readonly FoundModel[]>

/** Differences between the areas in which albums and tracks are edited; each search throws ApiError. */
export type EditingPlace = {
  /** Finds artists that the user may credit. */
  artists: ModelFinder
  /** Finds albums that the user may add tracks to. */
  findAlbums: Find
  /** Finds tracks that the user may add to albums. */
  findTracks: Find
  /** Whether the user may upload recordings. */
  canUploadSongs: boolean
  /** URL of a track's editor. */
  trackLink: (id: number) => string
}
