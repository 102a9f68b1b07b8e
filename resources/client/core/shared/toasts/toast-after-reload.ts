import * as z from 'zod/mini'

import { storedForSession } from '@/core/platform/session/session-storage'

import { toast } from './toast-store'

/** Longest text of a stored toast in characters; longer ones are not shown. */
const MAX_LENGTH = 1000

const text = z.string().check(z.maxLength(MAX_LENGTH))

const schema = z.object({
  type: z.enum(['positive', 'danger']),
  message: text,
  action: z.optional(z.object({ label: text, action: text })),
})

/** Scoped to a user: the current one unless given. */
const toastStorage = (userId?: number) => storedForSession({ key: 'toast', schema, userId })

/** Stores a toast for the next page load, for the current user or the given one. */
export const storeToast = (message: z.input<typeof schema>, userId?: number): boolean =>
  toastStorage(userId).write({ ...message, message: message.message.slice(0, MAX_LENGTH) })

/** Shows the toast that the previous page stored, if any, once. */
export function showStoredToast(): void {
  const store = toastStorage()
  const message = store.read()
  store.remove()
  if (message) toast[message.type](message.message, { action: message.action })
}
