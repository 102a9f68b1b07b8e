import { fingerprintOf, pathOf } from '@/core/shared/uploads/file-fingerprint'
import { readAudioTags } from '@/lib/files/audio-tags/audio-tags'
import { type FileSource, sourceOf } from '@/lib/files/file-sources'

import type { AlbumPlace } from '../release/file-order'

/** Number of files whose modification time is looked up in one task. */
const FILES_PER_TASK = 3

/** The folder that a chosen file is in; empty without one. */
export const folderOf = (file: File): string => pathOf(file)?.split('/').at(-2) ?? ''

/** The file without its folder, which the server would otherwise create among the public files. */
const withoutFolder = (file: File): File =>
  folderOf(file) === '' ? file : new File([file], file.name, { type: file.type, lastModified: file.lastModified })

/** A chosen file, how to find it again, the folder that it came from, and its place in an album by its tags. */
type KeyedFile = { file: File; source: Promise<FileSource | undefined>; folder: string; place: AlbumPlace }

/** Reads the place of a song in its album; none of a file that this browser cannot read. */
const placeOf = async (file: File): Promise<AlbumPlace> =>
  readAudioTags(file).catch(() => ({ disc: undefined, number: undefined }))

/** Returns files by their fingerprints, each once. Leaves the page usable meanwhile, however many they are. */
export async function keyedFiles(files: readonly File[]): Promise<ReadonlyMap<string, KeyedFile>> {
  const byKey = new Map<string, KeyedFile>()
  for (const [index, chosen] of files.entries()) {
    if (index > 0 && index % FILES_PER_TASK === 0) await nextTask()
    const file = withoutFolder(chosen)
    const source = sourceOf(chosen)
    byKey.set(fingerprintOf(file), { file, source, folder: folderOf(chosen), place: await placeOf(file) })
  }
  return byKey
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
