import type { UserChange } from './local'

/** Name prefix of the caches with downloaded music, one for each user. The service worker uses it too. */
export const DOWNLOAD_CACHES = 'downloads-'

/** Returns the name of a user's cache. */
export const cacheNameOf = (userId: number): string => `${DOWNLOAD_CACHES}${userId}`

/** Whether this browser has caches, which need HTTPS. */
export const hasCaches = (): boolean => 'caches' in window

/**
 * Deletes a user's downloaded music after their sign-out or a switch to another user. It stays when the session expires, for
 * the same user. Resolves to whether it is deleted.
 */
export async function removeDownloadsOf({ userId, isSignOut, nextUserId }: UserChange): Promise<boolean> {
  const isReplaced = nextUserId !== undefined && nextUserId !== userId
  const isForgotten = userId !== null && (isSignOut || isReplaced) && hasCaches()
  if (isForgotten) await caches.delete(cacheNameOf(userId))
  return isForgotten
}
