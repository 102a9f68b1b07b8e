import * as z from 'zod/mini'

import { stored, type UserChange } from './local'

/** Id of the user whose downloads are to be deleted, by a later page if this one is left before the browser has done it. */
export const forgottenDownloads = stored({ key: 'owed-deletion', schema: z.number(), isDevicePreference: true })

/**
 * Marks a user's downloads for deletion after their sign-out. They stay when the session expires, for the same user;
 * another user's page deletes them (core/shared/downloads/start-downloads.ts).
 */
export function forgetDownloads({ userId, isSignOut }: UserChange): void {
  if (isSignOut && userId !== null) forgottenDownloads.write(userId)
}
