import { deleteUploads } from '@/core/shared/uploads/delete-uploads'

import type { Publishing } from '../draft/create-publishing'
import { isOpenTrack } from '../release/change-release'
import { isComplete, type Release } from '../release/release'

/** Ids of the uploaded files that no public track needs. */
export const unusedUploads = ({ tracks, orphans }: Release): number[] => [
  ...orphans,
  ...tracks.filter(isOpenTrack).flatMap(({ upload }) => (upload ? [upload.entryId] : [])),
]

/** Deletes the files of removed tracks once everything is public; a failure leaves them to the file list. */
export async function deleteOrphans(publishing: Publishing): Promise<void> {
  const { orphans } = publishing.release()
  if (!isComplete(publishing.release())) return
  publishing.change((release) => ({ ...release, orphans: [] }))
  await deleteUploads(orphans).catch(() => {})
}
