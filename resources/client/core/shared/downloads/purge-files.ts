import { changeMusic, currentOwner } from './change-music'
import { openDownloads } from './downloads-cache'
import { orphanedFiles } from './kept-music'

/** Deletes the files that no collection uses: after a removal, and those that an earlier page could not delete. */
export async function purgeFiles(owner: number): Promise<void> {
  let orphans: string[] = []
  await changeMusic(owner, (music) => {
    orphans = orphanedFiles(music)
    const files = Object.entries(music.files).filter(([id]) => !orphans.includes(id))
    return { ...music, files: Object.fromEntries(files) }
  })
  if (owner !== currentOwner() || orphans.length === 0) return
  const downloads = await openDownloads(owner)
  await Promise.all(orphans.map((id) => downloads.remove(`tracks/${id}`)))
}
