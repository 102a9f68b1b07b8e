import * as z from 'zod/mini'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { stored } from '@/core/platform/storage/local'

import { holdPrint } from './hold-print'

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
  /** Takes back what the server keeps of an upload that nobody goes on with any more; what it cannot take back now it is given again. */
  takeBack?: (value: z.output<Schema>) => Promise<void>
}

/**
 * Slots of the user who is signed in, in local storage: no other user finds them, a sign-out wipes them, and what is too old is gone.
 * Without storage an upload that is interrupted begins anew.
 */
export function resumeSlots<Schema extends z.ZodMiniType>({ key, schema, lifetime, takeBack }: SlotOptions<Schema>) {
  const store = () => stored({ key: `uploads:${key}`, schema: slotsSchema, profile: getBootstrap().user?.id ?? null })
  const holds = ({ time }: Slots[string]): boolean => time <= Date.now() && Date.now() - time < lifetime
  const all = (): Slots => store().read() ?? {}
  /** What is too old stays as long as there is something to take back. */
  const kept = (): Slots =>
    takeBack ? all() : Object.fromEntries(Object.entries(all()).filter(([, slot]) => holds(slot)))

  function clear(print: string): void {
    const { [print]: _, ...rest } = kept()
    store().write(rest)
  }

  return {
    of: (print: string): ResumeSlot<z.output<Schema>> => ({
      read: () => {
        const slot = all()[print]
        return slot && holds(slot) ? schema.safeParse(slot.value).data : undefined
      },
      write: (value) => void store().write({ ...kept(), [print]: { value, time: Date.now() } }),
      clear: () => clear(print),
    }),
    /** Takes back what is too old, unless it is on its way in another tab. */
    async sweep(): Promise<void> {
      for (const [print, slot] of Object.entries(all()).filter(([, known]) => !holds(known))) {
        await holdPrint(print, async (isFirst) => {
          const { data } = schema.safeParse(slot.value)
          if (!isFirst) return
          if (data !== undefined) await takeBack?.(data)
          clear(print)
        }).catch(() => undefined)
      }
    },
  }
}
