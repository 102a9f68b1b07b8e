import { collator } from '@/core/platform/i18n/collator'
import { partNumber } from '@/lib/files/audio-tags/part-number'

import type { ChosenFile } from './release'

/** Place of a song in its album by its tags; undefined for what they do not state. */
export type AlbumPlace = { disc: number | undefined; number: number | undefined }

/** A chosen file with its place in its album; without one where its tags were not read. */
export type PlacedFile = ChosenFile & { place?: AlbumPlace }

/** Track number of a file: in its tags, otherwise at the start of its name; Infinity puts a file without one last. */
const numberOf = ({ file, place }: PlacedFile): number =>
  place?.number ?? partNumber(/^\d+/.exec(file.name)?.[0]) ?? Infinity

const byNumber = (one: number, other: number): number => (one === other ? 0 : one - other)

/** Compares files by their place in an album: folder, disc and track number, and otherwise by name. */
export function compareFiles(one: PlacedFile, other: PlacedFile): number {
  const { compare } = collator()
  return (
    compare(one.file.folder, other.file.folder) ||
    byNumber(one.place?.disc ?? 1, other.place?.disc ?? 1) ||
    byNumber(numberOf(one), numberOf(other)) ||
    compare(one.file.name, other.file.name)
  )
}
