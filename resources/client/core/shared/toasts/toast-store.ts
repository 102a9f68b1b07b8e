import { seconds } from '@/lib/dates/duration'
import { createStore } from '@/lib/store'

import { createCountdown } from './countdown'

/** How a toast looks, and how urgently it is spoken. */
export type ToastType = 'positive' | 'danger' | 'loading'

/** A way on: a link, as the server's refusals bring one along ("Upgrade" to `/pricing`), or something that is done ("Undo"). */
export type ToastAction = { label: string; action: string | (() => void) }

/** One short message over the screen. */
export type Toast = { id: string; type: ToastType; message: string; action?: ToastAction | undefined }

/** `id`: showing another toast with the same id changes it in place. */
export type ToastOptions = { id?: string | undefined; action?: ToastAction | null | undefined }

/** How long a toast stays, in milliseconds; one that says "loading" stays until it is replaced or closed (spec section 9). */
export const TOAST_DURATIONS: Record<ToastType, number | null> = {
  positive: seconds(5),
  danger: seconds(8),
  loading: null,
}

/** The toast on the screen: one at a time (spec section 9). */
export const toastStore = createStore<Toast | null>(null)

const countdown = createCountdown(() => toastStore.set(null))
let count = 0

function show(type: ToastType, message: string, { id = `toast-${(count += 1)}`, action }: ToastOptions = {}): string {
  toastStore.set({ id, type, message, action: action ?? undefined })
  const duration = TOAST_DURATIONS[type]
  if (duration === null) countdown.stop()
  else countdown.start(duration)
  return id
}

/**
 * Shows short messages; texts arrive translated. A new toast replaces the one before (spec section 4).
 * Each verb answers with the toast's id, to update or close it by.
 */
export const toast = {
  positive: (message: string, options?: ToastOptions): string => show('positive', message, options),
  danger: (message: string, options?: ToastOptions): string => show('danger', message, options),
  loading: (message: string, options?: ToastOptions): string => show('loading', message, options),
  /** Closes the toast with this id, if it is still the one that is shown; without an id whichever is shown. */
  close: (id?: string): void => {
    if (id !== undefined && toastStore.get()?.id !== id) return
    countdown.stop()
    // The toast is gone from under the pointer, which leaves no event behind.
    countdown.resume()
    toastStore.set(null)
  },
}

/** Stops a toast's time while somebody is reading or using it, and lets it run on. */
export const toastTime: { pause: () => void; resume: () => void } = countdown
