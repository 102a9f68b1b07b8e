import type { Album } from '@/contract/shapes/music'
import type { FindModels } from '@/core/shared/records/queries'

import type { Recorded } from './release/duplicates'
import type { Credit, Named } from './release/release'

/** Differences between the areas in which music is published. */
export type PublishingPlace = {
  /** Prefix of the drafts: `admin`. */
  area: string
  /** Whether the user may create albums; otherwise only singles and tracks of existing ones. */
  canCreateAlbums: boolean
  /** Whether the user may create artists that files name. */
  canCreateArtists: boolean
  /** Whether the user may time lyrics, which are saved by themselves; others enter plain text. */
  canSyncLyrics: boolean
  /** Whether the user may upload covers. */
  canUploadPictures: boolean
  /** Minutes of music that the user may still upload; null without a limit, or while it is unknown. */
  minutesLeft: number | null
  /** Artist of songs whose files name none that the user may credit; null leaves the choice to the user. */
  ownCredit: Credit | null
  /** Whether the user may credit an artist that a file names. */
  mayCredit: (artistId: number) => boolean
  /** Whether the user may add tracks to an album that files name. */
  mayExtend: (album: Album) => boolean
  /** Finds artists that the user may credit. It throws ApiError. */
  findArtists: FindModels<Credit['id']>
  /** Finds albums that the user may add tracks to. It throws ApiError. */
  findAlbums: FindModels
  /** Finds music of the user's own by name, also what is not out yet. It throws ApiError. */
  findOwnRecordings?: (name: string) => Promise<Recorded[]>
  /** URL of a published track: its editor, otherwise its page. */
  trackLink: (track: Named) => string
  /** URL of an album's editor; null where the area has none. */
  albumEditor: ((id: number) => string) | null
  /** Refetches what a publication changes beside the music. */
  onPublished?: () => void
}
