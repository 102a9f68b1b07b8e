import { collator } from '@/core/platform/i18n/collator'

import { savedSource } from '../recording/source-url'

/** A track in the editor of an album; without an id it is created with the next save. */
export type AlbumTrack = {
  id?: number
  name: string
  /** Milliseconds; null while unknown. */
  duration: number | null
  /** Whether the user types the duration, because the recording does not state it. */
  isTimedByHand?: boolean
  src?: string | null
  /** Name of the file that was uploaded in this editor. */
  file?: string
}

/** Identifies a track, which may have no id yet. */
export const keyOfTrack = ({ id, src }: AlbumTrack): string => (id === undefined ? `new ${src}` : String(id))

/** Whether the user still has to fill in a field of the track. */
export const isIncomplete = ({ name, duration }: AlbumTrack): boolean => name.trim() === '' || duration === null

/** The fields of a track that an album's request saves. */
export const savedTrack = ({ id, name, duration, src }: AlbumTrack): AlbumTrack => ({
  ...(id !== undefined && { id }),
  name,
  duration,
  ...(src !== undefined && { src: src && savedSource(src) }),
})

/** Inserts an uploaded track among the last ones, which are sorted by their files' names: uploads end in any order. */
export function withUploaded(tracks: readonly AlbumTrack[], uploaded: AlbumTrack): AlbumTrack[] {
  const { compare } = collator()
  let place = tracks.length
  while (place > 0) {
    const file = tracks[place - 1]?.file
    if (file === undefined || compare(file, uploaded.file ?? '') <= 0) break
    place -= 1
  }
  return tracks.toSpliced(place, 0, uploaded)
}
