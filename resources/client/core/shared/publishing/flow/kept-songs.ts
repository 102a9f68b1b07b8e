import { queryOptions } from '@tanstack/react-query'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { forgetFile, keepFile, keptFiles } from '@/core/platform/storage/kept-files'
import { fingerprintOf } from '@/core/shared/uploads/file-fingerprint'
import { type FileSource, openSource } from '@/lib/files/file-sources'

const userId = (): number | undefined => getBootstrap().user?.id

/** Query for the sources of the user's songs whose uploads did not finish, by the keys of their tracks. */
export const keptSongs = () => {
  const id = userId()
  return queryOptions({
    queryKey: ['kept songs', id],
    queryFn: () => (id === undefined ? new Map<string, FileSource>() : keptFiles(id)),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  })
}

/** Keeps how to find a song again until it is uploaded. */
export async function keepSong(key: string, source: Promise<FileSource | undefined> | undefined): Promise<void> {
  const [id, found] = [userId(), await source]
  if (id !== undefined && found) await keepFile(id, key, found)
}

/** Forgets how to find a song again. */
export function forgetSong(key: string): void {
  const id = userId()
  if (id !== undefined) void forgetFile(id, key)
}

/** Opens songs again. Leaves out those that the user refuses, and files that are gone or have changed. */
export async function reopenSongs(sources: ReadonlyMap<string, FileSource>): Promise<File[]> {
  const files: File[] = []
  // One after the other: the browser asks one question at a time.
  for (const [key, source] of sources) {
    const file = await openSource(source).catch(() => undefined)
    if (file && fingerprintOf(file) === key) files.push(file)
  }
  return files
}
