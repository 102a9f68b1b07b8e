import { fileEntries } from '@/contract/groups/file-entries'
import { isGone } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'

import type { Publishing } from '../draft/create-publishing'
import { isOpenTrack } from '../release/change-release'
import { isComplete, type Release } from '../release/release'

/** Ids of the uploaded files that no public track needs. */
export const unusedUploads = ({ tracks, orphans }: Release): number[] => [
  ...orphans,
  ...tracks.filter(isOpenTrack).flatMap(({ upload }) => (upload ? [upload.entryId] : [])),
]

const remove = (entryIds: number[]) => call(fileEntries.remove, { body: { entryIds, deleteForever: true } })

/** Deletes uploaded files; those that are gone already are no failure. Throws ApiError. */
export async function deleteUploads(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  try {
    await remove([...ids])
  } catch (error) {
    if (!isGone(error)) throw error
    if (ids.length > 1) await Promise.all(ids.map((id) => deleteUploads([id])))
  }
}

/** Deletes the files of removed tracks once everything is public; a failure leaves them to the file list. */
export async function deleteOrphans(publishing: Publishing): Promise<void> {
  const { orphans } = publishing.release()
  if (!isComplete(publishing.release())) return
  publishing.change((release) => ({ ...release, orphans: [] }))
  await deleteUploads(orphans).catch(() => {})
}
