import { readLimits, savedLimits, savedSleepMinutes } from '@/core/shared/playback/persistence/saved-state'

/** Settings that a parent chooses for a profile in this browser: the server stores none of them. */
export type ListeningSettings = {
  /** Maximum volume, 0 to 1. */
  volumeCeiling: number
  stopsAfterTrack: boolean
  /** Minutes after which the music pauses, every time it has started; null without a timer. */
  sleepMinutes: number | null
}

/** Returns the settings of a family profile, which the player applies as a child's. */
export const readListeningSettings = (profileId: number): ListeningSettings => ({
  ...readLimits(profileId, true),
  sleepMinutes: savedSleepMinutes(profileId).read() ?? null,
})

/** Saves the settings; returns false when the browser's storage is full or blocked. */
export function writeListeningSettings(
  profileId: number,
  { sleepMinutes, volumeCeiling, stopsAfterTrack }: ListeningSettings,
): boolean {
  const sleep = savedSleepMinutes(profileId)
  if (sleepMinutes === null) sleep.remove()
  const isSleepSaved = sleepMinutes === null || sleep.write(sleepMinutes)
  return savedLimits(profileId).write({ volumeCeiling, stopsAfterTrack }) && isSleepSaved
}

/** Removes the settings of a deleted profile. */
export function removeListeningSettings(profileId: number): void {
  savedSleepMinutes(profileId).remove()
  savedLimits(profileId).remove()
}
