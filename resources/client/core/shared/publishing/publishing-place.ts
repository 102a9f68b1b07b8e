import type { FoundModel } from '@/core/shared/records/queries'

import type { Credit } from './release/release'

/** Differences between the areas in which music is published. */
export type PublishingPlace = {
  /** Prefix of the drafts: `admin`. */
  area: string
  /** Whether the user may create albums; otherwise only singles and tracks of existing ones. */
  canCreateAlbums: boolean
  /** Whether the user may create artists that files name. */
  canCreateArtists: boolean
  /** Whether the user may upload covers. */
  canUploadPictures: boolean
  /** Finds artists that the user may credit. It throws ApiError. */
  findArtists: (text: string, signal: AbortSignal) => Promise<readonly FoundModel<Credit['id']>[]>
  /** Finds albums that the user may add tracks to. It throws ApiError. */
  findAlbums: (text: string, signal: AbortSignal) => Promise<readonly FoundModel[]>
  /** URL of a track's editor. */
  trackLink: (id: number) => string
  /** URL of an album's editor. */
  albumLink: (id: number) => string
}
