import { useSyncExternalStore } from 'react'

import { type Toast, toastStore } from './toast-store'

/** The toast to show now, if any. */
export const useToast = (): Toast | null => useSyncExternalStore(toastStore.subscribe, toastStore.get)
