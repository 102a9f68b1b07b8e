import * as z from 'zod/mini'

import { stored, type UserChange } from './local'

const stillStored = stored({ key: 'forgotten-downloads', schema: z.array(z.number()), isDevicePreference: true })

/** Ids of users whose downloads are still to be deleted. */
export const forgottenUsers = (): number[] => stillStored.read() ?? []

const without = (userId: number) => forgottenUsers().filter((id) => id !== userId)

/**
 * Marks a user's downloads for deletion after their sign-out or a switch to another user, also by a later page, because
 * this one may be left before they are deleted. They stay when the session expires, for the same user.
 */
export function forgetDownloads({ userId, isSignOut, nextUserId }: UserChange): void {
  const isReplaced = nextUserId !== undefined && nextUserId !== userId
  if (userId !== null && (isSignOut || isReplaced)) stillStored.write([...without(userId), userId])
}

/** Removes the mark of a user whose downloads are deleted. */
export function markDeleted(userId: number): void {
  const others = without(userId)
  if (others.length > 0) stillStored.write(others)
  else stillStored.remove()
}
