import type * as z from 'zod/mini'

import { jsonStorage } from './json-storage'

const PREFIX = 'dziesma:'
/** Prefix of device preferences such as the volume, so that a wipe recognizes them without their code. */
const DEVICE_PREFIX = `${PREFIX}device:`
/** Prefix of values kept per user: they survive an expired session and a user change, but not the user's sign-out. */
const PROFILE_PREFIX = `${PREFIX}profile:`

const prefixOf = (userId: number | null): string => `${PROFILE_PREFIX}${userId ?? 'guest'}:`

const local = jsonStorage('localStorage')

type StoredOptions<Schema extends z.ZodMiniType> = {
  key: string
  schema: Schema
  /** Whether it is kept after a sign-out or user change. */
  isDevicePreference?: boolean
  /** User id (null for guests) when each user has a separate value. */
  profile?: number | null
}

/**
 * A typed JSON value in local storage: absent, corrupted or outdated values read as undefined. `write` returns false
 * when storage is full or blocked, and removes the previous value, so that it does not become stale.
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
    /** Writes the value as JSON text, for long values that are serialized in steps. */
    writeText: (json: string): boolean => local.writeText(name, json),
    remove: (): void => local.remove(name),
  }
}

/** A user who signed out, whose session expired, or whom another user replaced. */
export type UserChange = {
  userId: number | null
  isSignOut: boolean
}

/** Removes the site's values, except device preferences and other users' values; ignores other scripts' keys. */
export function wipeStorage({ userId, isSignOut }: UserChange): void {
  const isRemoved = (name: string) =>
    name.startsWith(PROFILE_PREFIX) ? isSignOut && name.startsWith(prefixOf(userId)) : !name.startsWith(DEVICE_PREFIX)
  local.wipe((name) => name.startsWith(PREFIX) && isRemoved(name))
}
