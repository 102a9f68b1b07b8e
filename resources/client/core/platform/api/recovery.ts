import { createStore } from '@/lib/store'

import type { ApiError } from './api-error'

/** Shows a failed call to the user; with `onlyTrace` only the trace that administrators get (spec sections 6 and 8). */
export type FailureAnnouncer = (error: unknown, options?: { onlyTrace?: boolean }) => void

/** Handlers of failed calls; installed by the layers above, since they need dialogs, toasts and translations. */
type Recovery = {
  /** 419: renews the session's CSRF token; true when the same user is still signed in, so a retry is safe. */
  renewSession: () => Promise<boolean>
  /** 423: asks for the password; true when it was confirmed, so the request can be retried. */
  confirmPassword: () => Promise<boolean>
  /** 401: the session may have ended; refetches the bootstrap data. */
  sessionEnded: () => void
  /** 403: the user may be suspended, which takes another request to find out. */
  forbidden: () => void
  /** Returns an error whose message the user can read: translated, or that of the page a redirect led to. */
  readable: (error: ApiError) => Promise<ApiError>
  /** Any failure that no screen shows. */
  announceFailure: FailureAnnouncer
}

const noRecovery: Recovery = {
  renewSession: () => Promise.resolve(false),
  confirmPassword: () => Promise.resolve(false),
  sessionEnded: () => undefined,
  forbidden: () => undefined,
  readable: (error) => Promise.resolve(error),
  announceFailure: (error) => console.error(error),
}

const handlers = createStore(noRecovery)

/** Returns the installed recovery handlers. */
export const recovery = handlers.get

/** Installs recovery handlers; omitted ones stay unchanged. Returns a function that restores the previous ones. */
export function recoverWith(installed: Partial<Recovery>): () => void {
  const previous = handlers.get()
  handlers.set({ ...previous, ...installed })
  return () => handlers.set(previous)
}
