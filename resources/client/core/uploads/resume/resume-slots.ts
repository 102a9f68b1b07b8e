import * as z from 'zod/mini'

import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { stored } from '@/core/storage/local'

/** What is remembered of an upload that has begun, so that it goes on after a reload. */
export type ResumeSlot<Value> = {
  read: () => Value | undefined
  write: (value: Value) => void
  clear: () => void
}

const slotsSchema = z.record(z.string(), z.object({ value: z.unknown(), time: z.number() }))
type Slots = z.output<typeof slotsSchema>

type SlotOptions<Schema extends z.ZodMiniType> = {
  /** Whose slots: one for each transport. */
  key: string
  schema: Schema
  /** How long one holds, in milliseconds. */
  lifetime: number
}

/**
 * Slots of the user who is signed in, in local storage: no other user finds them, a sign-out wipes them, and what is too old is gone.
 * Without storage an upload that is interrupted begins anew.
 */
export function resumeSlots<Schema extends z.ZodMiniType>({ key, schema, lifetime }: SlotOptions<Schema>) {
  const store = () => stored({ key: `uploads:${key}`, schema: slotsSchema, profile: getBootstrap().user?.id ?? null })

  function fresh(): Slots {
    const now = Date.now()
    return Object.fromEntries(Object.entries(store().read() ?? {}).filter(([, { time }]) => time <= now && now - time < lifetime))
  }

  return (print: string): ResumeSlot<z.output<Schema>> => ({
    read: () => schema.safeParse(fresh()[print]?.value).data,
    write: (value) => void store().write({ ...fresh(), [print]: { value, time: Date.now() } }),
    clear: () => {
      const { [print]: _, ...rest } = fresh()
      store().write(rest)
    },
  })
}
