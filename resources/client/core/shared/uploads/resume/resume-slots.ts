import * as z from 'zod/mini'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { stored } from '@/core/platform/storage/local'

import { lockFingerprint } from './fingerprint'

/** Remembers one started upload, so that it can be resumed after a reload. */
export type ResumeSlot<Value> = {
  fingerprint: string
  read: () => Value | undefined
  write: (value: Value) => void
  clear: () => void
}

const slotsSchema = z.record(z.string(), z.object({ value: z.unknown(), time: z.number() }))
type Slots = z.output<typeof slotsSchema>

type SlotOptions<Schema extends z.ZodMiniType> = {
  /** Name of the transport that owns the slots. */
  key: string
  schema: Schema
  resumableForMs: number
  /** Deletes an expired upload from the server. If it rejects, the slot stays and the next upload tries again. */
  discard?: (value: z.output<Schema>) => Promise<void>
}

/**
 * Keeps a user's resume slots in local storage: other users do not see them, a sign-out wipes them, and they expire.
 * Without storage an interrupted upload starts over.
 */
export function resumeSlots<Schema extends z.ZodMiniType>({
  key,
  schema,
  resumableForMs,
  discard,
}: SlotOptions<Schema>) {
  const store = () => stored({ key: `uploads:${key}`, schema: slotsSchema, profile: getBootstrap().user?.id ?? null })
  const isFresh = ({ time }: Slots[string]): boolean => time <= Date.now() && Date.now() - time < resumableForMs
  const all = (): Slots => store().read() ?? {}
  /** Expired slots stay while there is an upload to delete from the server. */
  const storedSlots = (): Slots =>
    discard ? all() : Object.fromEntries(Object.entries(all()).filter(([, slot]) => isFresh(slot)))

  function clear(fingerprint: string): void {
    const { [fingerprint]: _, ...rest } = storedSlots()
    store().write(rest)
  }

  async function discardSlot(fingerprint: string, { value }: Slots[string]): Promise<void> {
    const lock = await lockFingerprint(fingerprint)
    if (!lock) return
    try {
      const { data } = schema.safeParse(value)
      if (data !== undefined) await discard?.(data)
      clear(fingerprint)
    } finally {
      await lock.release()
    }
  }

  return {
    of: (fingerprint: string): ResumeSlot<z.output<Schema>> => ({
      fingerprint,
      read: () => {
        const slot = all()[fingerprint]
        return slot && isFresh(slot) ? schema.safeParse(slot.value).data : undefined
      },
      write: (value) => void store().write({ ...storedSlots(), [fingerprint]: { value, time: Date.now() } }),
      clear: () => clear(fingerprint),
    }),
    /** Deletes expired uploads from the server, except those that another tab is uploading. */
    async discardExpired(): Promise<void> {
      for (const [fingerprint, slot] of Object.entries(all())) {
        if (!isFresh(slot)) await discardSlot(fingerprint, slot).catch(() => undefined)
      }
    },
  }
}
