import * as z from 'zod/mini'

import { settingsFlag } from '@/contract/machinery/wire-values'
import { settingsSchema } from '@/contract/shapes/settings'

/** The object below the pipes that default a missing group. */
const objectOf = (schema: unknown): z.ZodMiniObject | undefined => {
  if (schema instanceof z.ZodMiniPipe) return objectOf(schema.def.out)
  return schema instanceof z.ZodMiniObject ? schema : undefined
}

const switchesIn = (schema: unknown, path: string): string[] =>
  Object.entries(objectOf(schema)?.shape ?? {}).flatMap(([key, part]) => {
    const own = path === '' ? key : `${path}.${key}`
    return part === settingsFlag ? [own] : switchesIn(part, own)
  })

/** Paths of the contract's boolean settings: `player.hide_lyrics`. */
export const settingSwitches: readonly string[] = switchesIn(settingsSchema, '')
