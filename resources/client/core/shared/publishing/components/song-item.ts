import type { UploadItem } from '@/core/shared/uploads/queue/upload-item'

import type { Problem } from '../release/problems'
import type { ReleaseKind, ReleaseTrack, TrackValues } from '../release/release'

/** Contents of the row of a song. */
export type SongItem = {
  track: ReleaseTrack
  /** Place in the list, from 1. */
  number: number
  kind: ReleaseKind
  /** Names of the credited artists. */
  credits: string
  /** Names of its genres. */
  genres: string
  /** Upload of the file in this tab. */
  upload: UploadItem | undefined
  /** Whether files are about to join the queue. */
  isLoading: boolean
  problems: readonly Problem[]
  isSending: boolean
  isSelectable: boolean
  isSelected: boolean
}

/** Actions of the rows, by the key of their song. */
export type SongActions = {
  select: (key: string, press: { shiftKey: boolean }) => void
  change: (key: string, changes: Partial<TrackValues>) => void
  edit: (key: string) => void
  /** Reads the tags again. */
  read: (key: string) => void
  remove: (key: string) => void
}
