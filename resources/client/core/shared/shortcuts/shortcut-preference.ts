import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'
import { createStore } from '@/lib/store'

const saved = stored({ key: 'player.shortcuts', schema: z.boolean(), isDevicePreference: true })
const store = createStore(saved.read() ?? true)

/** Whether single keys do something from anywhere on the page; they can be switched off, since speech input types them (WCAG 2.1.4). */
export const useShortcutPreference = (): boolean => useSyncExternalStore(store.subscribe, store.get)

/** Turns single keys on or off, on this device. */
export function switchShortcuts(areOn: boolean): void {
  store.set(areOn)
  saved.write(areOn)
}
