import { changeMusic, currentOwner } from './change-music'
import { orphanedFiles } from './downloaded-music'
import { openDownloads } from './downloads-cache'
import { downloadedMusic } from './downloads-store'

/**
 * Deletes the files that no collection uses: after a removal, and those that an earlier page could not delete. Also forgets
 * the files that are lost or not songs, so that they are downloaded again.
 */
export async function purgeFiles(owner: number): Promise<void> {
  if (owner !== currentOwner()) return
  const downloads = await openDownloads(owner)
  const stillDownloaded = async (id: string) => [id, await downloads.has(`tracks/${id}`)] as const
  const intact = new Map(await Promise.all(Object.keys(downloadedMusic().files).map(stillDownloaded)))
  let orphans: string[] = []
  await changeMusic(owner, (music) => {
    orphans = orphanedFiles(music)
    const isUsable = (id: string) => !orphans.includes(id) && intact.get(id) !== false
    return { ...music, files: Object.fromEntries(Object.entries(music.files).filter(([id]) => isUsable(id))) }
  })
  if (owner === currentOwner()) await Promise.all(orphans.map((id) => downloads.remove(`tracks/${id}`)))
}
