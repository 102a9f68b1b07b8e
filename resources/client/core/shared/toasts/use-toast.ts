import { useSyncExternalStore } from 'react'

import { type Toast, toastStore } from './toast-store'

/** Returns the visible toast; null without one. */
export const useToast = (): Toast | null => useSyncExternalStore(toastStore.subscribe, toastStore.get)
