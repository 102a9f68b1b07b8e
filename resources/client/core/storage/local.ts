import type * as z from 'zod/mini'

import { onUserLeaves } from '@/core/session/user-leaves'

const PREFIX = 'dziesma:'
/** What belongs to the device (volume, say) is told by its key, so that a wipe knows it without its owner's code. */
const DEVICE_PREFIX = `${PREFIX}device:`

type StoredOptions<Schema extends z.ZodMiniType> = {
  key: string
  schema: Schema
  /** Whether it stays when the user leaves. */
  isDevicePreference?: boolean
}

/** Local storage; undefined where the browser refuses it. */
function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/**
 * A JSON value in local storage behind a schema: absent, corrupted or outdated values read as undefined.
 * `write` answers false when storage is full or off; the value before it is gone then, not stale.
 */
export function stored<Schema extends z.ZodMiniType>({ key, schema, isDevicePreference }: StoredOptions<Schema>) {
  const name = (isDevicePreference ? DEVICE_PREFIX : PREFIX) + key
  const remove = (): void => storage()?.removeItem(name)
  return {
    read: (): z.output<Schema> | undefined => schema.safeParse(readJson(name)).data,
    write: (value: z.input<Schema>): boolean => {
      if (writeJson(name, value)) return true
      remove()
      return false
    },
    remove,
  }
}

function readJson(name: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(name) ?? '')
  } catch {
    return undefined
  }
}

function writeJson(name: string, value: unknown): boolean {
  try {
    storage()?.setItem(name, JSON.stringify(value))
    return storage() !== undefined
  } catch {
    return false
  }
}

/** Forgets everything of ours but the device's preferences; other scripts' keys are left alone. */
export function wipeStorage(): void {
  const local = storage()
  if (!local) return
  const ours = Object.keys(local).filter((name) => name.startsWith(PREFIX) && !name.startsWith(DEVICE_PREFIX))
  for (const name of ours) local.removeItem(name)
}

onUserLeaves(wipeStorage)
