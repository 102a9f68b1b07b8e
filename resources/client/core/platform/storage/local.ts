import type * as z from 'zod/mini'

import { type Departure, onUserLeaves } from '@/core/platform/session/user-leaves'

import { jsonStorage } from './json-storage'

const PREFIX = 'dziesma:'
/** What belongs to the device (volume, say) is told by its key, so that a wipe knows it without its owner's code. */
const DEVICE_PREFIX = `${PREFIX}device:`
/** What a user finds again: kept when the session ends by itself or another profile takes over, gone when they sign out. */
const PROFILE_PREFIX = `${PREFIX}profile:`

const prefixOf = (userId: number | null): string => `${PROFILE_PREFIX}${userId ?? 'guest'}:`

const local = jsonStorage('localStorage')

type StoredOptions<Schema extends z.ZodMiniType> = {
  key: string
  schema: Schema
  /** Whether it stays when the user leaves. */
  isDevicePreference?: boolean
  /** Whose it is, where each user (null is a guest) is to find their own again. */
  profile?: number | null
}

/**
 * A JSON value in local storage behind a schema: absent, corrupted or outdated values read as undefined.
 * `write` answers false when storage is full or off; the value before it is gone then, not stale.
 */
export function stored<Schema extends z.ZodMiniType>({
  key,
  schema,
  isDevicePreference,
  profile,
}: StoredOptions<Schema>) {
  const name = (profile !== undefined ? prefixOf(profile) : isDevicePreference ? DEVICE_PREFIX : PREFIX) + key
  return {
    read: (): z.output<Schema> | undefined => schema.safeParse(local.read(name)).data,
    write: (value: z.input<Schema>): boolean => local.write(name, value),
    /** Writes the value's JSON, for what is so long that it is made in steps. */
    writeText: (json: string): boolean => local.writeText(name, json),
    remove: (): void => local.remove(name),
  }
}

/** Forgets everything of ours but the device's preferences and what profiles find again; other scripts' keys are left alone. */
export function wipeStorage({ userId, isSignOut }: Departure): void {
  const isGone = (name: string) =>
    name.startsWith(PROFILE_PREFIX) ? isSignOut && name.startsWith(prefixOf(userId)) : !name.startsWith(DEVICE_PREFIX)
  local.wipe((name) => name.startsWith(PREFIX) && isGone(name))
}

onUserLeaves(wipeStorage)
