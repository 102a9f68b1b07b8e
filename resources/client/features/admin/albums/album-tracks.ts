import { collator } from '@/core/platform/i18n/format'

/** A track in the editor of an album; without an id it is created with the next save. */
export type AlbumTrack = {
  id?: number
  name: string
  duration: number
  src?: string | null
  /** Name of the file that was uploaded in this editor. */
  file?: string
}

/** Identifies a track, which may have no id yet. */
export const keyOfTrack = ({ id, src }: AlbumTrack): string => (id === undefined ? `new ${src}` : String(id))

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
