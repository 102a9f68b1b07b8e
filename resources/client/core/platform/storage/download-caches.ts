import { forgottenDownloads } from './forgotten-downloads'

/** Name prefix of the caches with downloaded music, one for each user. The service worker uses it too. */
const DOWNLOAD_CACHES = 'downloads-'

/** Returns the name of a user's cache. */
export const cacheNameOf = (userId: number): string => `${DOWNLOAD_CACHES}${userId}`

/** Whether this browser has caches, which need HTTPS. */
export const hasCaches = (): boolean => 'caches' in window

/** Deletes a user's downloads. */
export const deleteDownloadsOf = (userId: number): Promise<boolean> => caches.delete(cacheNameOf(userId))

/** Deletes the downloads of a user who signed out, and how to find their files again. */
export async function deleteForgottenDownloads(): Promise<void> {
  const forgotten = forgottenDownloads.read()
  if (forgotten === undefined) return
  if (hasCaches()) await deleteDownloadsOf(forgotten)
  // Loaded after a sign-out only: the first screen needs the rest of this file.
  await (await import('./kept-files')).forgetFilesOf(forgotten)
  if (forgottenDownloads.read() === forgotten) forgottenDownloads.remove()
}

/** Ids of the users with downloads on this device, once forgotten ones are deleted. */
export async function usersWithDownloads(): Promise<number[]> {
  if (!hasCaches()) return []
  await deleteForgottenDownloads()
  const names = await caches.keys()
  return names
    .filter((name) => name.startsWith(DOWNLOAD_CACHES))
    .map((name) => Number(name.slice(DOWNLOAD_CACHES.length)))
}

/** Whether any user has downloads on this device. */
export const hasDownloads = async (): Promise<boolean> => (await usersWithDownloads()).length > 0
