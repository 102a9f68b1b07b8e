import * as z from 'zod/mini'

import { storedForSession } from '@/core/platform/storage/session'

import { toast } from './toast-store'

/** Longest text of a kept toast, in characters; a longer one is not shown. */
const MAX_LENGTH = 1000

const text = z.string().check(z.maxLength(MAX_LENGTH))

const schema = z.object({
  type: z.enum(['positive', 'danger']),
  message: text,
  action: z.optional(z.object({ label: text, action: text })),
})

/** It is for the one who is signed in now, or for the one who will be. */
const kept = (userId?: number) => storedForSession({ key: 'toast', schema, userId })

/** Keeps a message for the next page, which shows it once: to this user, or to the one it will be of. */
export const keepToast = (message: z.input<typeof schema>, userId?: number): boolean =>
  kept(userId).write({ ...message, message: message.message.slice(0, MAX_LENGTH) })

/** Shows what the page before this one had to say, if anything. */
export function showKeptToast(): void {
  const store = kept()
  const message = store.read()
  store.remove()
  if (message) toast[message.type](message.message, { action: message.action })
}
