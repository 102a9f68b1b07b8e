import type * as z from 'zod/mini'

import { onUserLeaves } from '@/core/session/user-leaves'

import { jsonStorage } from './json-storage'

const PREFIX = 'dziesma:'
/** What belongs to the device (volume, say) is told by its key, so that a wipe knows it without its owner's code. */
const DEVICE_PREFIX = `${PREFIX}device:`

const local = jsonStorage('localStorage')

type StoredOptions<Schema extends z.ZodMiniType> = {
  key: string
  schema: Schema
  /** Whether it stays when the user leaves. */
  isDevicePreference?: boolean
}

/**
 * A JSON value in local storage behind a schema: absent, corrupted or outdated values read as undefined.
 * `write` answers false when storage is full or off; the value before it is gone then, not stale.
 */
export function stored<Schema extends z.ZodMiniType>({ key, schema, isDevicePreference }: StoredOptions<Schema>) {
  const name = (isDevicePreference ? DEVICE_PREFIX : PREFIX) + key
  return {
    read: (): z.output<Schema> | undefined => schema.safeParse(local.read(name)).data,
    write: (value: z.input<Schema>): boolean => local.write(name, value),
    remove: (): void => local.remove(name),
  }
}

/** Forgets everything of ours but the device's preferences; other scripts' keys are left alone. */
export function wipeStorage(): void {
  local.wipe((name) => name.startsWith(PREFIX) && !name.startsWith(DEVICE_PREFIX))
}

onUserLeaves(wipeStorage)
