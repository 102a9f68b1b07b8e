import { deleteUploads } from '@/core/shared/uploads/delete-uploads'

import type { Publishing } from '../draft/create-publishing'
import { isOpenTrack } from '../release/change-release'
import { isComplete, type Release } from '../release/release'

/** Ids of the covers that neither the album nor a song shows that is, or may be, public. */
function unusedCovers({ kind, album, tracks }: Release, covers: Release['covers']): number[] {
  const sent = tracks.filter((track) => !isOpenTrack(track))
  const isAlbumShown = kind === 'album' ? album.id !== null || album.isUncertain : sent.length > 0
  const shown = new Set([...sent.map(({ values }) => values.image), ...(isAlbumShown ? [album.values.image] : [])])
  return covers.filter(({ url }) => !shown.has(url)).map(({ fileId }) => fileId)
}

/** Ids of the uploaded files that nothing public needs. */
export const unusedUploads = (release: Release): number[] => [
  ...release.orphans,
  ...unusedCovers(release, release.covers),
  ...release.tracks.filter(isOpenTrack).flatMap(({ upload }) => (upload ? [upload.entryId] : [])),
]

/** Ids of the covers that the server has found in the files, and that nothing public shows. */
export const unusedFoundCovers = (release: Release): number[] => [
  ...new Set(unusedCovers(release, release.foundCovers)),
]

/** Deletes the uploaded files that nothing public needs. A server may keep the covers that it has found. Throws ApiError. */
export async function deleteUnused(release: Release): Promise<void> {
  await deleteUploads(unusedUploads(release))
  await deleteUploads(unusedFoundCovers(release)).catch(() => {})
}

/** Deletes the files of removed tracks and replaced covers once everything is public; a failure leaves them to the file list. */
export async function deleteOrphans(publishing: Publishing): Promise<void> {
  const release = publishing.release()
  if (!isComplete(release)) return
  publishing.change((before) => ({ ...before, orphans: [], covers: [], foundCovers: [] }))
  await deleteUnused(release).catch(() => {})
}
