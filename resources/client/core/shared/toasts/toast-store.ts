import { translate } from '@/core/platform/i18n/use-translation'
import { createCounter } from '@/lib/counter'
import { seconds } from '@/lib/dates/duration'
import { createStore } from '@/lib/store'

import { createCountdown } from './countdown'

/** Decides a toast's look, duration and live region. */
export type ToastType = 'positive' | 'danger' | 'loading'

/** A link, as in the server's refusals ("Upgrade" to `/pricing`), or a callback ("Undo"). */
export type ToastAction = { label: string; action: string | (() => void) }

/** A short message over the page. */
export type Toast = { id: string; type: ToastType; message: string; action?: ToastAction | undefined }

/** Showing a toast with the `id` of the visible one updates it in place. */
export type ToastOptions = { id?: string | undefined; action?: ToastAction | null | undefined }

/** How long a toast stays; null until it is replaced or closed (spec section 9). */
const TOAST_DURATIONS_MS: Record<ToastType, number | null> = {
  positive: seconds(5),
  danger: seconds(8),
  loading: null,
}

/** The visible toast: one at a time (spec section 9). */
export const toastStore = createStore<Toast | null>(null)

const countdown = createCountdown(() => toastStore.set(null))
const nextId = createCounter()

function show(type: ToastType, message: string, { id = `toast-${nextId()}`, action }: ToastOptions = {}): string {
  toastStore.set({ id, type, message, action: action ?? undefined })
  const durationMs = TOAST_DURATIONS_MS[type]
  if (durationMs === null) countdown.stop()
  else countdown.start(durationMs)
  return id
}

/**
 * Shows translated messages. A new toast replaces the previous one (spec section 4). Each function returns the toast's
 * id, to update or close it.
 */
export const toast = {
  positive: (message: string, options?: ToastOptions): string => show('positive', message, options),
  danger: (message: string, options?: ToastOptions): string => show('danger', message, options),
  loading: (message: string, options?: ToastOptions): string => show('loading', message, options),
  /** Closes the visible toast; with an id, only if it is that one. */
  close: (id?: string): void => {
    if (id !== undefined && toastStore.get()?.id !== id) return
    countdown.stop()
    // A toast that closes under the pointer fires no pointerleave event.
    countdown.resume()
    toastStore.set(null)
  },
}

/** Pauses the toast's timer while it is hovered or focused. */
export const toastTimer: { pause: () => void; resume: () => void } = countdown

/**
 * Shows a success toast when a mutation is done, even if its button has unmounted by then, which would drop the
 * button's callbacks. Failures are left to the query client's default toast.
 */
export function toastWhenDone(done: Promise<unknown>, message: string, next?: () => void): void {
  const notify = () => {
    toast.positive(message)
    next?.()
  }
  done.then(notify, () => undefined)
}

/** Undo button of a toast. */
export const undoAction = (undo: () => void): ToastAction => ({ label: translate('Undo'), action: undo })
