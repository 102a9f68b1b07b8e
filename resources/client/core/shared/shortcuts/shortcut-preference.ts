import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'
import { createStore } from '@/lib/store'

const saved = stored({ key: 'player.shortcuts', schema: z.boolean(), isDevicePreference: true })
const store = createStore(saved.read() ?? true)

/**
 * Whether single-key shortcuts are enabled. Users can disable them, since speech input may trigger them (WCAG 2.1.4).
 */
export const useShortcutPreference = (): boolean => useSyncExternalStore(store.subscribe, store.get)

/** Enables or disables single-key shortcuts on this device. */
export function switchShortcuts(areOn: boolean): void {
  store.set(areOn)
  saved.write(areOn)
}
