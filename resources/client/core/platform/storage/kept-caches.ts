import type { UserChange } from './local'

/** Start of the names of the caches with kept music, one for each user. The service worker knows it too. */
export const KEPT_CACHES = 'downloads-'

/** Returns the name of a user's cache. */
export const cacheNameOf = (userId: number): string => `${KEPT_CACHES}${userId}`

/** Whether this browser has caches, which need HTTPS. */
export const hasCaches = (): boolean => 'caches' in window

/**
 * Deletes a user's kept music after their sign-out or a switch to another user. It stays when the session expires, for
 * the same user. Resolves to whether it is deleted.
 */
export async function forgetKeptMusic({ userId, isSignOut, nextUserId }: UserChange): Promise<boolean> {
  const isReplaced = nextUserId !== undefined && nextUserId !== userId
  const isForgotten = userId !== null && (isSignOut || isReplaced) && hasCaches()
  if (isForgotten) await caches.delete(cacheNameOf(userId))
  return isForgotten
}
