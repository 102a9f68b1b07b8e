import * as z from 'zod/mini'

import { storedForSession } from '@/core/platform/session/session-storage'

import { appearanceSchema } from './appearance'

const schema = z.object({
  saved: appearanceSchema,
  draft: appearanceSchema,
  unconfirmed: z.optional(appearanceSchema.shape.themes),
})

/** The unsaved appearance, and the one it is based on: survives a reload, until it is saved or discarded. */
export function storedDraft() {
  const stored = storedForSession({ key: 'appearance draft', schema })
  return {
    read: stored.read,
    remove: stored.remove,
    write: stored.write,
  }
}
