import * as z from 'zod/mini'

import { stored, type UserChange } from './local'

/** Id of the user whose downloads are to be deleted, by a later page if this one is left before the browser has done it. */
export const forgottenDownloads = stored({ key: 'forgotten-downloads', schema: z.number(), isDevicePreference: true })

/**
 * Marks a user's downloads for deletion after their sign-out or a switch to another user. They stay when the session
 * expires, for the same user.
 */
export function forgetDownloads({ userId, isSignOut, nextUserId }: UserChange): void {
  const isReplaced = nextUserId !== undefined && nextUserId !== userId
  if (userId !== null && (isSignOut || isReplaced)) forgottenDownloads.write(userId)
}
